import type { Day, Policy } from '../car.ts';
import { chance } from '../chance.ts';
import { INSURERS } from '../data/words.ts';
import { dayOf, plusDays, plusYears, yearOf } from '../day.ts';

/** The policies of the last years, oldest first, in yearly terms; some cars let the last one lapse. */
export function policiesOf(vin: string, start: Day, today: Day): readonly Policy[] {
	const dice = chance(`policies:${vin}`);
	const policies: Policy[] = [];
	const lapsed = dice.happens(0.08);
	for (let year = Math.max(yearOf(start), yearOf(today) - 3); year <= yearOf(today); year += 1) {
		const from = dayOf(year, Number(start.slice(5, 7)), Number(start.slice(8, 10)));
		const to = plusDays(plusYears(from, 1), -1);
		const insurer = chance(`insurer:${vin}:${year}`).pick(INSURERS);
		const number = chance(`policy:${vin}:${year}`).digits(10);
		const current = to >= today;
		if (from >= start && from <= today && !(lapsed && current)) {
			policies.push({ series: year < 2024 ? 'ТТТ' : 'ХХХ', number, insurer, from, to });
		}
	}
	return policies;
}
