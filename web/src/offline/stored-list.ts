import { COPIES_DAYS } from '@avtosverka/contract/vocabulary/copies-cookie';
import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** A copy of a report on this device, as lists name it. */
export type StoredEntry = {
	readonly vin: Vin;
	readonly plate: Plate | null;
	/** Model and year, where the report knew them. */
	readonly car: string | null;
	readonly savedAt: IsoMoment;
	/** What the answers meant at that moment; copies that were made before there were verdicts have none. */
	readonly verdict?: DecisionVerdict;
};

/** Reports on one device, newest first. */
export type StoredList = readonly StoredEntry[];

export const MOST_REPORTS = 30;
const STORED_MS = COPIES_DAYS * 86_400_000;

/** The copies that still serve; `now` in ms. */
export function stillStored(list: StoredList, now: number): StoredList {
	return list.filter(({ savedAt }) => now - Date.parse(savedAt) < STORED_MS).slice(0, MOST_REPORTS);
}

/** When the last copy of a list is over, in ms since 1970; 0 for an empty list. */
export function overAt([newest]: StoredList): number {
	return newest ? Date.parse(newest.savedAt) + STORED_MS : 0;
}

/** The list with a copy that was just made, in place of an older one of the same car. */
export function withEntry(list: StoredList, entry: StoredEntry, now: number): StoredList {
	return stillStored([entry, ...list.filter(({ vin }) => vin !== entry.vin)], now);
}

/** Cars whose copies one list has and the other has no more. */
export function gone(before: StoredList, after: StoredList): Vin[] {
	const left = new Set(after.map(({ vin }) => vin));
	return before.map(({ vin }) => vin).filter((vin) => !left.has(vin));
}
