import type { Accident, Car } from '../../subjects/car.ts';
import { makeOf } from '../../subjects/makes.ts';
import { listOf, type Page, placeOf, type Section } from './section.ts';

export function accidents({ car, updated }: Page): Section {
	const rows = car.accidents.map((accident) => (accident ? row(accident, car, updated) : UNREADABLE_ROW));
	return {
		statistics: listOf([], updated),
		history: listOf(rows, updated),
		insurance: listOf([], updated),
		has_accidents: rows.length > 0,
	};
}

function row(accident: Accident, { build }: Car, updated: string): Section {
	return {
		number: accident.number,
		accident: { date: accident.at },
		participants: { total: accident.cars },
		actuality: { date: updated },
		type: accident.kind,
		state: accident.state,
		org: { name: `ОДД ГИБДД ГУ МВД России, ${accident.region}` },
		damage: {
			raw: null,
			points: accident.codes.map(Number),
			codes: accident.codes,
		},
		vehicle: { brand: { name: makeOf(build.make).name }, model: { name: build.model }, year: build.year },
		geo: placeOf(accident.region, accident.city),
		other_participants: [],
	};
}

/** A row in which the register says nothing at all. */
const UNREADABLE_ROW: Section = {
	number: null,
	accident: { date: null },
	participants: { total: null },
	actuality: { date: null },
	type: null,
	state: null,
	org: { name: null },
	damage: { raw: null, points: null, codes: null },
	vehicle: { brand: { name: null }, model: { name: null }, year: null },
	geo: placeOf(null, null),
	other_participants: [],
};
