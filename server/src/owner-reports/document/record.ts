import { formatDay } from '@avtosverka/contract/vocabulary/moment';

export type Fact = readonly [label: string, value: string];

/** One row of a register, printed as a small table of its own. */
export type DocumentRecord = {
	readonly heading: string;
	readonly facts: readonly Fact[];
	/** Said where the row may be another person's. */
	readonly note: string | null;
};

/** What a block says: one sentence, what belongs to it, and the register's rows. */
export type BlockContent = {
	readonly said: string;
	readonly notes: readonly string[];
	readonly records: readonly DocumentRecord[];
};

/** Only the facts with a value. */
export function facts(
	...pairs: readonly (readonly [label: string, value: string | null | undefined])[]
): Fact[] {
	return pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Several values of one line, or null where all are missing. */
export function together(...values: readonly (string | null | undefined)[]): string | null {
	return values.filter(Boolean).join(', ') || null;
}

/** A day as people read it; texts that are no day as they are. */
export function day(text: string | null | undefined): string | null {
	return text ? formatDay(text) : null;
}
