import type { Accident, Day } from '../car.ts';
import { type Chance, chance } from '../chance.ts';
import { PLACES } from '../data/words.ts';
import { daysBetween, laterOf, plusDays } from '../day.ts';

const KINDS = [
	'Столкновение',
	'Наезд на стоящее ТС',
	'Наезд на препятствие',
	'Опрокидывание',
	'Наезд на животное',
];
const OLD_CODES = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];
const NEW_CODES = [
	'110',
	'111',
	'113',
	'114',
	'115',
	'117',
	'119',
	'120',
	'121',
	'122',
	'210',
	'214',
	'221',
	'224',
];
/** The register of accidents begins with this day. */
export const ACCIDENTS_SINCE: Day = '2015-01-01';

/** Accidents of a car since 2015, oldest first; more than half of all cars have none. */
export function accidentsOf(vin: string, start: Day, today: Day): readonly Accident[] {
	const dice = chance(`accidents:${vin}`);
	const from = laterOf(plusDays(start, 30), ACCIDENTS_SINCE);
	const span = daysBetween(from, today) - 1;
	if (span < 1) return [];
	const count = dice.pick([0, 0, 0, 0, 0, 1, 1, 1, 2, 3]);
	const days = Array.from({ length: count }, () => plusDays(from, dice.between(0, span)));
	return days.sort().map((day) => accidentOn(day, dice));
}

function accidentOn(day: Day, dice: Chance): Accident {
	const { region, city } = dice.pick(PLACES);
	const minutes = dice.between(6 * 60, 23 * 60);
	const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
	const kind = dice.pick(KINDS);
	const table = day < '2018-01-01' ? OLD_CODES : NEW_CODES;
	const codes = Array.from({ length: dice.between(1, 4) }, () => dice.pick(table));
	return {
		number: dice.digits(9),
		at: `${day} ${time}`,
		kind,
		region,
		city,
		state: 'Повреждено',
		cars: kind === 'Столкновение' || kind === 'Наезд на стоящее ТС' ? dice.between(2, 3) : 1,
		codes: [...new Set(codes)].sort(),
	};
}
