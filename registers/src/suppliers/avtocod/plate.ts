import { foldVin, parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { PlateCar, PlateCars } from '../../facts/plate.ts';
import { at, isRecord, node, vin } from './fields.ts';
import { type Reading, tells } from './section.ts';
import { isSilent, readIdentifiers, readTechCard } from './tech-data.ts';

const Masked = node({ vin });

/**
 * The cars behind a plate, one per report. It is `none` only when every report has the places for a car's numbers
 * and its card, and all of them are null.
 */
export function readPlate(contents: readonly unknown[]): Reading<PlateCars> {
	const cars = contents.map(readCar).filter((car) => tells(car));
	const updated =
		contents.map((content) => readTechCard(content).updated).find((date) => date !== null) ?? null;
	if (cars.length > 0) return { said: 'facts', facts: { cars: withoutRepeats(cars) }, skipped: 0, updated };
	const none = contents.length > 0 && contents.every(knowsNothing);
	return none
		? { said: 'none', updated }
		: { said: 'nothing', why: 'no car can be read, and no word of none' };
}

function readCar(content: unknown): PlateCar {
	const { card } = readTechCard(content);
	const told = readIdentifiers(content).vin;
	const parsed = parseVin(told ?? '');
	return {
		vin: parsed.ok ? parsed.vin : null,
		maskedVin: parsed.ok ? null : readMasked(content, told),
		model: card.brandModel,
		year: card.year,
		power: card.enginePower,
		color: card.color,
	};
}

/** A number that is no whole VIN is shown only where it is a masked one: a frame number must not look like a VIN. */
function readMasked(content: unknown, told: string | null): string | null {
	const masked = Masked.parse(at(content, 'identifiers_masked', 'vehicle')).vin;
	return [told, masked].find((number) => number?.includes('*')) ?? null;
}

function withoutRepeats(cars: readonly PlateCar[]): readonly PlateCar[] {
	const key = ({ vin, maskedVin, ...card }: PlateCar) =>
		vin === null ? JSON.stringify(maskedVin ?? card) : foldVin(vin);
	return cars.filter((car, place) => cars.findIndex((other) => key(other) === key(car)) === place);
}

function knowsNothing(content: unknown): boolean {
	const vehicle = at(content, 'identifiers', 'vehicle');
	const asked = isRecord(vehicle) && vehicle.vin === null;
	return asked && isSilent(vehicle) && isSilent(at(content, 'tech_data')) && nothingMasked(content);
}

function nothingMasked(content: unknown): boolean {
	const masked = at(content, 'identifiers_masked');
	return masked === undefined || masked === null || isSilent(masked);
}
