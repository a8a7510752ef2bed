import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import type { ReportQuery } from './report-book.ts';

const QUERY_TYPES = [
	'AUTODETECT',
	'VIN',
	'GRZ',
	'STS',
	'PTS',
	'CHASSIS',
	'BODY',
	'DLN',
	'SEN',
	'PIN',
	'NONE',
];

export type MakeOrder = { readonly query: ReportQuery; readonly idempotenceKey: string | null };

/** Reads the body of `_make`; null for a body that the supplier could not have understood. */
export function readOrder(body: unknown): MakeOrder | null {
	if (typeof body !== 'object' || body === null) return null;
	const { queryType, query, idempotenceKey, options } = body as Record<string, unknown>;
	if (typeof query !== 'string' || query.trim() === '' || query.length > 200) return null;
	if (typeof queryType !== 'string' || !QUERY_TYPES.includes(queryType)) return null;
	if (idempotenceKey !== undefined && typeof idempotenceKey !== 'string') return null;
	return {
		query: { ...readQuery(queryType, query.trim()), forced: isForced(options) },
		idempotenceKey: idempotenceKey || null,
	};
}

function isForced(options: unknown): boolean {
	return typeof options === 'object' && options !== null && (options as { FORCE?: unknown }).FORCE === true;
}

function readQuery(queryType: string, asked: string): Omit<ReportQuery, 'forced'> {
	const plate = parsePlate(asked);
	if (queryType === 'GRZ' || (queryType === 'AUTODETECT' && plate.ok)) {
		return { type: 'GRZ', body: plate.ok ? plate.plate : asked.toUpperCase(), asked };
	}
	if (queryType === 'VIN' || queryType === 'AUTODETECT') return { type: 'VIN', body: foldVin(asked), asked };
	return { type: 'OTHER', body: asked.toUpperCase(), asked };
}
