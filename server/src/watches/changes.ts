import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { KnownRecord, KnownRecords } from '../store/schema/watch.ts';

/** One record of a register. */
export type WatchedRecord = {
	/** What every supplier tells alike of it, which several records may share. */
	readonly key: string;
	/** All that it says, as its supplier says it. */
	readonly content: string;
	/** A few words for a message. */
	readonly words: string;
	/** The day that it is of, ISO 8601; null where it has none. */
	readonly day: string | null;
	/** True of what by itself stops a deal. */
	readonly stops: boolean;
};

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
	readonly records: readonly WatchedRecord[];
	readonly isComplete: boolean;
	/** When the register answered the time before. */
	readonly before: Date | null;
};

const NONE: Changes = { added: [], updated: [], gone: 0 };
/** A register may have a record so long after its day. */
const LATE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Compares what was known with an answer. The first answer (`known` is null) tells nothing, and one that is
 * not complete takes nothing away. Contents are compared with those of the same supplier only: a record that
 * another supplier gave is known by its key. What a supplier shows beyond the one before it may be old: it is
 * new where it stops a deal, or where its day is a late one. `known` is what to remember; null while there is
 * nothing to compare with.
 */
export function compareRecords(
	known: KnownRecords | null,
	{ source, records, isComplete, before }: WatchedAnswer,
): { readonly changes: Changes; readonly known: KnownRecords | null } {
	const now = Map.groupBy(records, ({ key }) => key);
	if (known === null) {
		const first = { source, records: Object.fromEntries([...now].map(([key, all]) => [key, all.map(own)])) };
		return { changes: NONE, known: isComplete ? first : null };
	}
	function own({ content }: WatchedRecord): KnownRecord {
		return { source, content };
	}
	const lateFrom = before && new Date(before.getTime() - LATE_MS).toISOString().slice(0, 10);
	const isNews = ({ stops, day }: WatchedRecord) =>
		known.source === source || stops || (lateFrom !== null && day !== null && day >= lateFrom);

	const had = new Map(Object.entries(known.records));
	const compared = [...new Set([...had.keys(), ...now.keys()])].map((key) => {
		const unmatched = (had.get(key) ?? []).filter((one) => one.source === source);
		const others = (had.get(key) ?? []).filter((one) => one.source !== source);
		const changed = (now.get(key) ?? []).filter(({ content }) => {
			const same = unmatched.findIndex((one) => one.content === content);
			if (same >= 0) unmatched.splice(same, 1);
			return same < 0;
		});
		const updated = changed.splice(0, unmatched.length);
		const gone = unmatched.slice(updated.length);
		const added = changed.slice(others.length);
		const left = [...others.slice(changed.length), ...(isComplete ? [] : gone)];
		return {
			changes: { added: added.filter(isNews), updated, gone: isComplete ? gone.length : 0 },
			known: [key, [...(now.get(key) ?? []).map(own), ...left]] as const,
		};
	});
	const wordsOf = (kind: 'added' | 'updated') =>
		compared.flatMap(({ changes }) => changes[kind].map(({ words }) => words));
	return {
		changes: {
			added: wordsOf('added'),
			updated: wordsOf('updated'),
			gone: compared.reduce((sum, { changes }) => sum + changes.gone, 0),
		},
		known: {
			source: isComplete ? source : known.source,
			records: Object.fromEntries(compared.map((one) => one.known).filter(([, all]) => all.length > 0)),
		},
	};
}

/** What a version before 0062 remembered, digests alone: of an answer's records those that are among them. */
export function fromDigests(
	digests: Readonly<Record<string, string>>,
	records: readonly WatchedRecord[],
): KnownRecords {
	const known = new Set(Object.values(digests).flatMap((contents) => contents.split('\n')));
	const groups = Map.groupBy(
		records.filter(({ content }) => known.has(content)),
		({ key }) => key,
	);
	const marked = [...groups].map(([key, all]) => [
		key,
		all.map(({ content }) => ({ source: null, content })),
	]);
	return { source: null, records: Object.fromEntries(marked) };
}
