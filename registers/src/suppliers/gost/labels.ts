/** What the service writes before a value. */
const LABELS = {
	vin: ['vin', 'vin-код', 'vin код', 'номер vin'],
	organizer: ['организатор отзывной кампании', 'организатор'],
	brand: ['марка'],
	model: ['коммерческое название тс', 'коммерческое наименование тс'],
	startedAt: ['дата начала отзывной кампании'],
	reason: ['причины отзыва', 'причина отзыва'],
	recommendation: ['рекомендации', 'рекомендация'],
	doneAt: ['дата'],
	place: ['место'],
	works: ['работы'],
} as const;

export type Label = keyof typeof LABELS;

const BY_WORDS: ReadonlyMap<string, Label> = new Map(
	Object.entries(LABELS).flatMap(([label, words]) => words.map((word) => [word, label as Label] as const)),
);

/** A line that begins with words and a colon, whether we know the words or not. */
const LABELLED = /^([\p{L}][\p{L}\s-]{1,60}?)\s*:\s*(.*)$/u;
const DASHES = /^[-–—]+$/;

/**
 * Sorts the lines of a block under their labels. A value stands after its label on the same line or on the
 * lines that follow; a label that we do not know ends the value before it. The first line without a label is
 * the headline.
 */
export function readLabelled(lines: readonly string[]) {
	const values = new Map<Label, string>();
	let headline: string | null = null;
	let open: Label | null = null;
	for (const line of lines) {
		const [, words = line, rest = ''] = LABELLED.exec(line) ?? [];
		const label = BY_WORDS.get(words.toLowerCase()) ?? null;
		if (label !== null) {
			open = label;
			append(label, rest);
		} else if (LABELLED.test(line) && (open === null || values.has(open))) {
			open = null;
		} else if (open !== null) {
			append(open, line);
		} else {
			headline ??= line;
		}
	}
	return { headline, values };

	function append(label: Label, text: string): void {
		if (text === '' || DASHES.test(text)) return;
		const before = values.get(label);
		values.set(label, before === undefined ? text : `${before} ${text}`);
	}
}
