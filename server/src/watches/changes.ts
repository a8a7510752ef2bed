import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { WatchedRecord } from '../check/sections/watched-record.ts';
import type { KnownRecord, KnownRecords } from '../store/schema/watch.ts';
import { pairUp } from './pairing.ts';

/** What two answers of one register differ in, in words. */
export type Changes = {
	/** Records that were not there before. */
	readonly added: readonly string[];
	/** Records that were there and say something else now. */
	readonly updated: readonly string[];
	/** How many records are there no longer. */
	readonly gone: number;
};

/** An answer of a register. */
export type WatchedAnswer = {
	readonly source: SupplierId;
	/** The form in which its records are compared. */
	readonly form: number;
	readonly records: readonly WatchedRecord[];
	readonly isComplete: boolean;
	/** When the register answered the time before. */
	readonly before: Date | null;
};

const NONE: Changes = { added: [], updated: [], gone: 0 };

/**
 * Compares what was known with an answer. The first answer (`known` is null, or of another form) reports
 * nothing, and one that is not complete takes nothing away. A record is taken away only by a supplier that
 * has reported it.
 *
 * What a supplier shows beyond the one before it, it may have known for long. It is new where it stops a deal
 * or is of a day after that answer; else it waits for a supplier that has answered completely without it.
 * `known` is what to remember; null while there is nothing to compare with.
 */
export function compareRecords(
	known: KnownRecords | null,
	{ source, form, records, isComplete, before }: WatchedAnswer,
): { readonly changes: Changes; readonly known: KnownRecords | null } {
	const now = Map.groupBy(records, ({ key }) => key);
	const own = ({ state }: WatchedRecord): KnownRecord => ({ by: [source], state });
	if (known?.form !== form) {
		const all = Object.fromEntries([...now].map(([key, ofKey]) => [key, ofKey.map(own)]));
		return { changes: NONE, known: isComplete ? { form, by: [source], records: all } : null };
	}
	const everybody = together(known.by, source);
	const answeredBefore = known.by.includes(source);
	const isNews = ({ stops, day }: WatchedRecord) =>
		answeredBefore || stops || (before !== null && day !== null && day > dayInMoscow(before));

	const had = new Map(Object.entries(known.records));
	const compared = [...new Set([...had.keys(), ...now.keys()])].map((key) => {
		const { pairs, added, left } = pairUp(now.get(key) ?? [], had.get(key) ?? [], source);
		const late = pairs.filter(({ old, same }) => same && answeredBefore && !old.by.includes(source));
		const news = added.filter(isNews);
		const gone = isComplete ? left.filter(({ by }) => by.includes(source)) : [];
		return {
			added: [...late.map(({ one }) => one), ...news],
			updated: pairs.flatMap(({ one, same }) => (same ? [] : [one])),
			gone: gone.length,
			known: [
				key,
				[
					...pairs.map(({ one, old }) => ({ by: together(old.by, source), state: merged(one, old) })),
					...added.map((one) => (news.includes(one) ? { ...own(one), by: everybody } : own(one))),
					...left.filter((one) => !gone.includes(one)),
				],
			] as const,
		};
	});
	const wordsOf = (kind: 'added' | 'updated') =>
		compared.flatMap((changes) => changes[kind].map(({ words }) => words));
	const gone = compared.reduce((sum, changes) => sum + changes.gone, 0);
	const remembered = compared.map((one) => one.known).filter(([, all]) => all.length > 0);
	return {
		changes: { added: wordsOf('added'), updated: wordsOf('updated'), gone },
		known: { form, by: isComplete ? everybody : known.by, records: Object.fromEntries(remembered) },
	};
}

function together(suppliers: readonly SupplierId[], one: SupplierId): readonly SupplierId[] {
	return suppliers.includes(one) ? suppliers : [...suppliers, one];
}

/** What this supplier leaves out stays as the one before reported it. */
function merged({ state }: WatchedRecord, old: KnownRecord): readonly (string | null)[] {
	return state.map((value, place) => value ?? old.state[place] ?? null);
}
