import type { Day, Inspection, Reading } from '../car.ts';
import { chance } from '../chance.ts';
import { PLACES } from '../data/words.ts';
import { daysBetween, plusDays, plusYears, yearOf } from '../day.ts';

const CARDS_AT_MOST = 12;
/** Since then private cars need no inspection any more, and many go without. */
const VOLUNTARY_SINCE: Day = '2022-03-01';

export type OdometerLife = {
	readonly inspections: readonly Inspection[];
	readonly readings: readonly Reading[];
};

/**
 * Inspections from the fifth year on, every other year until the seventh and yearly later, with the odometer
 * growing by the day; every twelfth car has it turned back once.
 */
export function odometerOf(vin: string, start: Day, year: number, today: Day): OdometerLife {
	const dice = chance(`odometer:${vin}`);
	const perDay = dice.between(22, 75);
	const turnedBackAt = dice.happens(0.08) ? dice.between(1, 3) : -1;
	const round = (km: number) => Math.max(100, Math.round(km / 100) * 100);
	const inspections: Inspection[] = [];
	let hidden = 0;
	let on = plusDays(plusYears(start, 4), dice.between(5, 60));
	while (on <= today) {
		const driven = perDay * daysBetween(start, on);
		if (inspections.length === turnedBackAt) hidden = Math.round(driven * 0.35);
		const years = yearOf(on) - year < 7 ? 2 : 1;
		const { city } = dice.pick(PLACES);
		const to = plusYears(on, years);
		const card = {
			from: on,
			to,
			number: dice.digits(15),
			place: `г. ${city}, ул. Балканская, д. ${dice.between(1, 90)}`,
		};
		const goesWithout = on > VOLUNTARY_SINCE && dice.happens(0.4);
		if (!goesWithout) inspections.push({ ...card, odometer: round(driven - hidden) });
		on = plusDays(to, dice.between(-5, 25));
	}
	const early = plusYears(start, 2);
	const readings = early < today && dice.happens(0.35) ? [{ on: early, odometer: round(perDay * 730) }] : [];
	return { inspections: inspections.slice(-CARDS_AT_MOST), readings };
}
