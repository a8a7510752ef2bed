/** One record of a register: what it is, all it says, and a few words for a message. */
export type WatchedRecord = { readonly key: string; readonly content: string; readonly words: string };

/** What is remembered of an answer: the content of its records by key. */
export type KnownRecords = Readonly<Record<string, string>>;

/** What two answers of one register differ in, in words. */
export type Changes = {
	/** Events that were not there before. */
	readonly added: readonly string[];
	/** Records that were there and say something else now, or stand there another number of times. */
	readonly updated: readonly string[];
	/** How many records are there no longer. */
	readonly gone: number;
};

const NONE: Changes = { added: [], updated: [], gone: 0 };

/** Remembers records; several under one key are remembered together, in whatever order they came. */
export function rememberRecords(records: readonly WatchedRecord[]): KnownRecords {
	const contents = new Map<string, string[]>();
	for (const { key, content } of records) contents.set(key, [...(contents.get(key) ?? []), content]);
	return Object.fromEntries([...contents].map(([key, all]) => [key, all.sort().join('\n')]));
}

/**
 * Compares what was known with an answer. The first answer (`before` is null) tells nothing, and one that is
 * not complete takes nothing away. `known` is what to remember; null while there is nothing to compare with.
 */
export function compareRecords(
	before: KnownRecords | null,
	records: readonly WatchedRecord[],
	{ isComplete }: { readonly isComplete: boolean },
): { readonly changes: Changes; readonly known: KnownRecords | null } {
	const now = rememberRecords(records);
	if (before === null) return { changes: NONE, known: isComplete ? now : null };
	const words = new Map(records.map((record) => [record.key, record.words]));
	const had = new Map(Object.entries(before));
	const wordsOf = (keys: readonly string[]) => keys.map((key) => words.get(key) ?? '');
	const keys = Object.keys(now);
	return {
		changes: {
			added: wordsOf(keys.filter((key) => !had.has(key))),
			updated: wordsOf(keys.filter((key) => had.has(key) && had.get(key) !== now[key])),
			gone: isComplete ? [...had.keys()].filter((key) => !words.has(key)).length : 0,
		},
		known: isComplete ? now : { ...before, ...now },
	};
}
