import type { Advert, Build, Day } from '../car.ts';
import { chance } from '../chance.ts';
import { PLACES } from '../data/words.ts';
import { plusDays } from '../day.ts';

/** Adverts of similar cars today; they change daily. One car in twenty finds none. */
export function advertsOf(vin: string, build: Build, today: Day): readonly Advert[] {
	if (chance(`market:${vin}`).happens(0.05)) return [];
	const dice = chance(`adverts:${vin}:${today}`);
	const age = Math.max(1, Number(today.slice(0, 4)) - build.year);
	return Array.from({ length: dice.between(5, 12) }, () => ({
		on: plusDays(today, -dice.between(0, 40)),
		city: dice.pick(PLACES).city,
		price: Math.round((build.price * (0.82 + 0.36 * dice.fraction())) / 5000) * 5000,
		mileage: Math.round(age * dice.between(9, 19)) * 1000,
		owners: Math.min(6, 1 + Math.floor((age / 4) * dice.fraction() * 1.6)),
	}));
}
