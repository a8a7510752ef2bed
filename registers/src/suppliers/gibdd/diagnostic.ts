import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Diagnostic, DiagnosticCard, Inspection } from '../../facts/diagnostic.ts';
import { newestFirst, readGibddDay } from './dates.ts';
import { isRecord, node, place, text, whole } from './fields.ts';
import { readVin } from './own-car.ts';
import { ifTelling, isNothing, type Reading, readingOf, readList, tells } from './section.ts';

const Card = node({ dcNumber: text, dcDate: text, dcExpirationDate: text, odometerValue: whole });
const Described = node({ brand: text, model: text, vin: text, pointAddress: text });

/** Diagnostic cards: `diagnosticCards`, each with the ones before it. */
export function readGibddDiagnostic(
	result: Readonly<Record<string, unknown>>,
	vin: Vin,
): Reading<Diagnostic> {
	let lost = 0;
	const list = readList(result.diagnosticCards, (row) => {
		const read = readCard(row, vin);
		lost += read?.lost ?? 0;
		return read?.card ?? null;
	});
	const healthy = isNothing(result.error) && (isNothing(result.status) || result.status === 'OK');
	return readingOf({ ...list, skipped: list.skipped + lost }, healthy, (cards) => ({
		cards: cards.toSorted((one, other) => newestFirst(one.issuedAt, other.issuedAt)),
	}));
}

/** A card, and how many of the inspections before it could not be read; null for a row of nothing. */
function readCard(row: unknown, vin: Vin): { card: DiagnosticCard; lost: number } | null {
	const told = isRecord(row) ? row.previousDcs : undefined;
	const { rows, skipped, told: shown } = readList(told, readInspection);
	const { brand, model, vin: ownVin, pointAddress } = Described.parse(row);
	const known = {
		...inspectionOf(row),
		brand,
		model,
		vin: readVin(ownVin, vin),
		place: place(pointAddress),
	};
	const previous = rows.toSorted((one, other) => newestFirst(one.issuedAt, other.issuedAt));
	// The car's own name is in every answer; a card that tells only this is no card.
	const { brand: _brand, model: _model, vin: _vin, ...inspected } = known;
	if (!tells({ ...inspected, previous })) return null;
	return { card: { ...known, previous }, lost: skipped + (shown === null && !isNothing(told) ? 1 : 0) };
}

function readInspection(row: unknown): Inspection | null {
	return ifTelling(inspectionOf(row));
}

function inspectionOf(row: unknown): Inspection {
	const { dcNumber, dcDate, dcExpirationDate, odometerValue } = Card.parse(row);
	return {
		number: dcNumber,
		issuedAt: readGibddDay(dcDate),
		expiresAt: readGibddDay(dcExpirationDate),
		odometer: odometerValue,
	};
}
