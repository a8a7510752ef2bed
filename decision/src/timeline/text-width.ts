/** The size of every label, pixels. */
export const FONT_SIZE = 11;

/** Letters of Onest by the hundredths of an em that they are wide, rounded up. */
const LETTERS: Readonly<Record<number, string>> = {
	28: ' \u00a0\u202f.,:;·',
	38: '1()',
	48: '-г«»/т',
	54: '7зкхьчя',
	58: '2–беёлнпГТ×авсуэ',
	62: '3дийорцъХ59ЕЁУ',
	66: '468ЗКРЬБВЯ',
	70: '0ыАЧмЛ',
	74: 'ДСЭфИЙНПЦЪ',
	78: '—жО',
	86: 'шющ%ФЖМЫ',
};

const WIDTHS = new Map(
	Object.entries(LETTERS).flatMap(([width, letters]) =>
		[...letters].map((letter) => [letter, Number(width) / 100]),
	),
);

/** As wide as the widest letter there is. */
const WIDEST = 1.1;

/** The width of a text in a label, never less than it takes. */
export function textWidth(text: string): number {
	const ems = [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? WIDEST), 0);
	return Math.ceil(ems * FONT_SIZE);
}
