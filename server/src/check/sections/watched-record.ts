import { formatDay } from '@avtosverka/contract/vocabulary/moment';

/** One record of a register. */
export type WatchedRecord = {
	/** What every supplier tells alike of it, which several records may share. */
	readonly key: string;
	/** What of it is compared, the same from every supplier; null for what this one does not report. */
	readonly state: readonly (string | null)[];
	/** A few words for a message. */
	readonly words: string;
	/** The day that it is of, ISO 8601; null where it has none. */
	readonly day: string | null;
	/** True of what by itself stops a deal. */
	readonly stops: boolean;
};

type Value = string | number | boolean | null;

/** What a register declares of a record. */
export type RecordDeclaration = {
	/** Which record it is: days and numbers of the register, no codes and no words. */
	readonly key: readonly Value[];
	/** What a person calls a change of it, in this order; null for what is not reported. */
	readonly state?: readonly Value[];
	readonly day?: string | null;
	readonly stops?: boolean;
	readonly words: readonly (string | null)[];
};

/** A record as it is declared; parts that are missing are left out of its key and its words. */
export function record({
	key,
	state = [],
	day = null,
	stops = false,
	words,
}: RecordDeclaration): WatchedRecord {
	return {
		key: key.filter((part) => part !== null).join(' '),
		state: state.map((value) => (value === null ? null : String(value))),
		words: words.filter((word) => word !== null).join(', '),
		day,
		stops,
	};
}

/** « с 20.11.2026», for behind a word; nothing where the day is unknown. */
export function since(day: string | null): string {
	return day === null ? '' : ` с ${formatDay(day)}`;
}

/** A day in words; null where it is unknown. */
export function shownDay(day: string | null): string | null {
	return day && formatDay(day);
}
