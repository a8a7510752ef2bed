import { foldVin, parseVin } from '@avtosverka/contract/vocabulary/vin';
import { at, isRecord, node } from '../../../reading/node.ts';
import { hasValues } from '../../../reading/records.ts';
import { vin } from '../../../reading/text.ts';
import type { PlateCar, PlateCars } from '../../../registers/plate.ts';
import type { SectionReading } from './section.ts';
import { isSilent, readCarModel, readIdentifiers } from './tech-data.ts';

const Masked = node({ vin });

/**
 * The cars behind a plate, one per report. It is `none` only when every report has the places for a car's
 * numbers and its card, all of them are null, and a list of the car's history is there and empty: a report of
 * nulls alone, as the supplier's example of an empty one is, says nothing.
 */
export function readAvtocodPlate(contents: readonly unknown[]): SectionReading<PlateCars> {
	const cars = contents.map(readCar).filter((car) => hasValues(car));
	const updated =
		contents.map((content) => readCarModel(content).updated).find((date) => date !== null) ?? null;
	if (cars.length > 0) return { kind: 'facts', facts: { cars: withoutRepeats(cars) }, skipped: 0, updated };
	const none = contents.length > 0 && contents.every(knowsNothing);
	return none
		? { kind: 'none', updated }
		: { kind: 'unclear', why: 'no car can be read, and no word of none' };
}

function readCar(content: unknown): PlateCar {
	const { card } = readCarModel(content);
	const number = readIdentifiers(content).vin;
	const parsed = parseVin(number ?? '');
	return {
		vin: parsed.ok ? parsed.vin : null,
		maskedVin: parsed.ok ? null : readMasked(content, number),
		model: card.brandModel,
		year: card.year,
		power: card.enginePower,
		color: card.color,
	};
}

/** A number that is no whole VIN is shown only masked: a frame number must not look like a VIN. */
function readMasked(content: unknown, number: string | null): string | null {
	const masked = Masked.parse(at(content, 'identifiers_masked', 'vehicle')).vin;
	return [number, masked].find((number) => number?.includes('*')) ?? null;
}

function withoutRepeats(cars: readonly PlateCar[]): readonly PlateCar[] {
	const key = ({ vin, maskedVin, ...card }: PlateCar) =>
		vin === null ? JSON.stringify(maskedVin ?? card) : foldVin(vin);
	return cars.filter((car, place) => cars.findIndex((other) => key(other) === key(car)) === place);
}

function knowsNothing(content: unknown): boolean {
	const vehicle = at(content, 'identifiers', 'vehicle');
	const isEmpty = isRecord(vehicle) && vehicle.vin === null;
	const silent = isSilent(vehicle) && isSilent(at(content, 'tech_data')) && nothingMasked(content);
	return isEmpty && silent && hasNoHistory(content);
}

/** The report says that such a car had no events: at least one empty list, and no list with a row. */
function hasNoHistory(content: unknown): boolean {
	const lists = [at(content, 'ownership', 'history', 'items'), at(content, 'diagnostic_cards', 'items')];
	const present = lists.filter((list) => list !== undefined && list !== null);
	return present.length > 0 && present.every((list) => Array.isArray(list) && list.length === 0);
}

function nothingMasked(content: unknown): boolean {
	const masked = at(content, 'identifiers_masked');
	return masked === undefined || masked === null || isSilent(masked);
}
