import type { Car, Restriction } from '../../subjects/car.ts';
import { PERSON } from '../../subjects/data/words.ts';
import { brandModel } from '../../subjects/papers.ts';
import { listOf, midnight, type Page, placeOf, type Section } from './section.ts';

/** Whether the car is looked for. */
export function stealings({ car, updated }: Page): Section {
	const items = car.thefts.map((theft, place) => ({
		actuality: { date: updated },
		entry: place + 1,
		vehicle: {
			brand: { name: brandModel(car) },
			vin: car.vinAsWritten ?? car.vin,
			body: car.vinAsWritten ?? car.vin,
			year: car.build.year,
		},
		date: { stealing: midnight(theft.since) },
		geo: placeOf(theft.region, null),
	}));
	return { ...listOf(items, updated), is_wanted: items.length > 0 };
}

/** Bans on registration actions. */
export function restrictions({ car, updated }: Page): Section {
	const items = car.restrictions.map((restriction) => ban(restriction, car, updated));
	return {
		registration_actions: { ...listOf(items, updated), has_restrictions: items.length > 0 },
		registration_actions_archive: { ...listOf([], updated), has_restrictions: false },
	};
}

function ban(restriction: Restriction, car: Car, updated: string): Section {
	const { added, document, bailiffCase } = restriction;
	const on = added.split('-').reverse().join('.');
	const bailiff =
		bailiffCase && `, ${PERSON}, спи: 92322670812143, ип: ${bailiffCase.toLowerCase()} от ${on}`;
	return {
		date: { added: midnight(added), start: midnight(added), end: null },
		vehicle: { year: car.build.year, model: { name: brandModel(car) } },
		initiator: { name: restriction.authority, region: { name: restriction.region } },
		restrict: {
			type: restriction.kind,
			reason: `Документ: ${document} от ${on}${bailiff ?? ''}`,
			number: document,
			executive_procedure: bailiffCase,
			contact: bailiffCase && '652050, Россия, Кемеровская обл., г. Юрга, ул. Ленинградская, д. 31',
		},
		actuality: { date: updated },
	};
}
