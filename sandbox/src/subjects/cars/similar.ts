import type { Advert, Build, Day } from '../car.ts';
import { plusDays, yearOf } from '../day.ts';

/** Adverts around a car's own price, so that statistics are never empty. */
export function similar({ price, year }: Build, today: Day): readonly Advert[] {
	const age = Math.max(1, yearOf(today) - year);
	return [0.92, 0.97, 1, 1.04, 1.09].map((share, place) => ({
		on: plusDays(today, -3 * place - 1),
		city: 'Москва',
		price: Math.round((price * share) / 5000) * 5000,
		mileage: age * (9_000 + 1_500 * place),
		owners: 1 + (place % 3),
	}));
}
