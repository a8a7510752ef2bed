import type { Inspection } from '../subjects/car.ts';
import { makeOf } from '../subjects/makes.ts';
import { listed, type Page, type Result, writtenVin } from './words.ts';

/** The newest diagnostic card, with all earlier ones inside it, newest first. */
export function diagnostic(page: Page): Result {
	const [newest, ...earlier] = page.car.inspections.toReversed();
	const cards = newest ? [card(newest, earlier, page)] : [];
	return { diagnosticCards: listed(cards, page), error: null, status: 'OK' };
}

function card(inspection: Inspection, earlier: readonly Inspection[], page: Page): Result {
	const { car } = page;
	return {
		...numbersOf(inspection),
		pointAddress: inspection.place,
		chassis: 'ОТСУТСТВУЕТ',
		body: writtenVin(car),
		operatorName: inspection.number.slice(0, 5),
		pdfBase64: null,
		previousDcs: listed(earlier.map(numbersOf), page),
		success: true,
		vin: writtenVin(car),
		model: car.build.model ?? '',
		brand: makeOf(car.build.make).name.toUpperCase(),
	};
}

function numbersOf({ number, from, to, odometer }: Inspection): Result {
	return { dcNumber: number, dcDate: from, dcExpirationDate: to, odometerValue: String(odometer) };
}
