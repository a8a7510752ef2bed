import type { Car, Day } from '../../subjects/car.ts';

/** A section of a report's content, in the supplier's own keys. */
export type Section = Readonly<Record<string, unknown>>;

/** What every section is written from: the car, and the moment of the answer as `YYYY-MM-DD HH:MM:SS`. */
export type Page = { readonly car: Car; readonly updated: string; readonly origin: string };

/** Midnight of a day, as the supplier writes days. */
export function midnight(day: Day): string {
	return `${day} 00:00:00`;
}

/** `items` with their number and the moment of the answer, as most sections have them. */
export function listOf(items: readonly unknown[], updated: string): Section {
	return { items, date: { update: updated }, count: items.length };
}

/** A place of which only region and city are known. */
export function placeOf(region: string | null, city: string | null): Section {
	return { country: null, region, city, street: null, house: null };
}
