/** The size of every label, pixels. */
export const FONT_SIZE = 12;

/** Letters of Onest by the hundredths of an em that they are wide, rounded up. */
const LETTERS: Readonly<Record<number, string>> = {
	28: ' \u00a0\u202f.,:;·!ijlI',
	38: '1()/fr',
	48: '-г«»тt',
	54: '7зкхьчяksvxz?',
	58: '2–беёлнпГТ×≈авсуэaceuJL+',
	62: '3дийорцъХ59ЕЁУbdghnopqyEFTXYZ',
	66: '468ЗКРЬБВЯKPBRS',
	70: '0ыАЧмЛAV₽…',
	74: 'ДСЭфИЙНПЦЪCDGHU',
	78: '—жОNOQ',
	86: 'шющ%ФЖМЫmwM',
	100: 'W',
};

const WIDTHS = new Map(
	Object.entries(LETTERS).flatMap(([width, letters]) =>
		[...letters].map((letter) => [letter, Number(width) / 100]),
	),
);

/** As wide as the widest letter there is. */
const WIDEST = 1.1;

/** The width of a text in the regular weight, never less than it takes; in a label unless a size is given. */
export function textWidth(text: string, fontSize: number = FONT_SIZE): number {
	const ems = [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? WIDEST), 0);
	return Math.ceil(ems * fontSize);
}
