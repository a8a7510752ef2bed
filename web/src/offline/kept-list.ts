import type { IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** A copy of a report on this device, as lists name it. */
export type KeptEntry = {
	readonly vin: Vin;
	readonly plate: Plate | null;
	/** Model and year, where the report knew them. */
	readonly car: string | null;
	readonly savedAt: IsoMoment;
};

/** Reports on one device, newest first. */
export type KeptList = readonly KeptEntry[];

export const MOST_REPORTS = 30;
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The copies that still serve; `now` in ms. */
export function stillKept(list: KeptList, now: number): KeptList {
	return list.filter(({ savedAt }) => now - Date.parse(savedAt) < KEPT_DAYS * DAY_MS).slice(0, MOST_REPORTS);
}

/** The list with a copy that was just made, in place of an older one of the same car. */
export function withEntry(list: KeptList, entry: KeptEntry, now: number): KeptList {
	return stillKept([entry, ...list.filter(({ vin }) => vin !== entry.vin)], now);
}

/** Cars whose copies one list has and the other has no more. */
export function gone(before: KeptList, after: KeptList): Vin[] {
	const left = new Set(after.map(({ vin }) => vin));
	return before.map(({ vin }) => vin).filter((vin) => !left.has(vin));
}
