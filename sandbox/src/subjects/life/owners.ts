import type { Day, Owner } from '../car.ts';
import { chance } from '../chance.ts';
import { COMPANIES } from '../data/words.ts';
import { dayOf, earlierOf, laterOf, plusDays } from '../day.ts';

const OWNERS_AT_MOST = 7;

/** The day on which a car was registered first: within its model year and never in the future. */
export function firstRegistration(vin: string, year: number, today: Day): Day {
	const dice = chance(`registered:${vin}`);
	const drawn = plusDays(dayOf(year, 1, 15), dice.between(0, 330));
	return laterOf(dayOf(year, 1, 1), earlierOf(drawn, plusDays(today, -1)));
}

/** Owner periods one after another, oldest first; the last one is open. */
export function ownersOf(vin: string, start: Day, today: Day, imported: boolean): readonly Owner[] {
	const dice = chance(`owners:${vin}`);
	const owners: Owner[] = [];
	let from = start;
	while (true) {
		const end = plusDays(from, dice.between(280, 2600));
		const company = dice.happens(owners.length === 0 ? 0.2 : 0.08) ? dice.pick(COMPANIES) : null;
		const last = end >= today || owners.length === OWNERS_AT_MOST - 1;
		const operation = owners.length > 0 ? '03' : imported ? '15' : '11';
		owners.push({ from, to: last ? null : end, company, operation });
		if (last) return owners;
		from = end;
	}
}
