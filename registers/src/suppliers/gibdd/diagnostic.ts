import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { byNewest, readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { whole } from '../../reading/number.ts';
import { hasValues, ifNotEmpty, type Reading, readRows } from '../../reading/records.ts';
import type { Diagnostic, DiagnosticCard, Inspection } from '../../registers/diagnostic.ts';
import { readVin } from './own-car.ts';
import { isZero, readingOfRows } from './section.ts';
import { gibddText, place } from './text.ts';

const Card = node({
	dcNumber: gibddText,
	dcDate: gibddText,
	dcExpirationDate: gibddText,
	odometerValue: whole,
});
const Described = node({ brand: gibddText, model: gibddText, vin: gibddText, pointAddress: gibddText });

/** Diagnostic cards: `diagnosticCards`, each with the ones before it. */
export function readGibddDiagnostic(
	result: Readonly<Record<string, unknown>>,
	vin: Vin,
): Reading<Diagnostic> {
	let lost = 0;
	const list = readRows(result.diagnosticCards, (row) => {
		const read = readCard(row, vin);
		lost += read?.lost ?? 0;
		return read?.card ?? null;
	});
	const healthy = isZero(result.error) && (isZero(result.status) || result.status === 'OK');
	return readingOfRows({ ...list, skipped: list.skipped + lost }, healthy, (cards) => ({
		cards: cards.toSorted((one, other) => byNewest(one.issuedAt, other.issuedAt)),
	}));
}

/** A card, and how many of the inspections before it could not be read; null for a row of nothing. */
function readCard(row: unknown, vin: Vin): { card: DiagnosticCard; lost: number } | null {
	const listedBefore = isRecord(row) ? row.previousDcs : undefined;
	const { rows, skipped, listed: shown } = readRows(listedBefore, readInspection);
	const { brand, model, vin: ownVin, pointAddress } = Described.parse(row);
	const known = {
		...inspectionOf(row),
		brand,
		model,
		vin: readVin(ownVin, vin),
		place: place(pointAddress),
	};
	const previous = rows.toSorted((one, other) => byNewest(one.issuedAt, other.issuedAt));
	// The car's own name is in every answer; a card that tells only this is no card.
	const { brand: _brand, model: _model, vin: _vin, ...inspected } = known;
	if (!hasValues({ ...inspected, previous })) return null;
	return { card: { ...known, previous }, lost: skipped + (shown === null && !isZero(listedBefore) ? 1 : 0) };
}

function readInspection(row: unknown): Inspection | null {
	return ifNotEmpty(inspectionOf(row));
}

function inspectionOf(row: unknown): Inspection {
	const { dcNumber, dcDate, dcExpirationDate, odometerValue } = Card.parse(row);
	return {
		number: dcNumber,
		issuedAt: readDay(dcDate),
		expiresAt: readDay(dcExpirationDate),
		odometer: odometerValue,
	};
}
