import type { Car, Day } from '../subjects/car.ts';
import { moscowTime } from '../subjects/day.ts';

/** The value of `RequestResult`, in the register's own keys. */
export type Result = Readonly<Record<string, unknown>>;

/** What an answer is written from: the car, the moment, and what is peculiar about this subject. */
export type Page = { readonly car: Car; readonly now: Date; readonly form: GibddForm | null };

/**
 * `lone`: a list with one row comes as that row; `crowd`: too many accidents to tell; `withheld`: the
 * registration is kept back; `unknown`: no car of that VIN; `of2016`: dates with time zones, no operations,
 * and a count of bans that is always 0.
 */
export type GibddForm = 'lone' | 'crowd' | 'withheld' | 'unknown' | 'of2016';

/** `dd.mm.yyyy`. */
export function dotted(day: Day): string {
	return day.split('-').reverse().join('.');
}

/** `dd.mm.yyyy HH:MM`, Moscow time. */
export function requestTime(moment: Date): string {
	const [day = '', time = ''] = moscowTime(moment).split(' ');
	return `${dotted(day)} ${time.slice(0, 5)}`;
}

/** The VIN as this register writes it: Cyrillic look-alikes happen. */
export function writtenVin({ vinAsWritten, vin }: Car): string {
	return vinAsWritten ?? vin ?? '';
}

/** A list, or its only row where the register forgets the list around it. */
export function listed(rows: readonly Result[], { form }: Page): readonly Result[] | Result | undefined {
	return form === 'lone' && rows.length === 1 ? rows[0] : rows;
}
