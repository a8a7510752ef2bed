import { listOf, midnight, type Page, type Section } from './section.ts';

/** Diagnostic cards, oldest first. */
export function diagnosticCards({ car, updated }: Page): Section {
	const items = car.inspections.map((card) => ({
		date: { from: midnight(card.from), to: midnight(card.to) },
		doc: { serial: null, number: card.number, type: 'Диагностическая карта' },
		inspection: { place: card.place },
		reg_num: car.plate,
		actuality: { date: updated },
	}));
	return listOf(items, updated);
}

/** Readings of the odometer, km, from inspections and elsewhere; the section has no moment of its own. */
export function mileages({ car, updated }: Page): Section {
	const reading = (on: string, mileage: number, source: string) => ({
		date: { event: midnight(on) },
		mileage,
		filled_by: { source },
		actuality: { date: updated },
	});
	const items = [
		...car.readings.map((seen) => reading(seen.on, seen.odometer, 'mileages.registry')),
		...car.inspections.map((card) => reading(card.from, card.odometer, 'gibdd.eaisto')),
	];
	return { items, count: items.length };
}
