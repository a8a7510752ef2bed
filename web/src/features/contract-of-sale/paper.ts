import type { ContractRow, Sheet } from '../../content/contract-of-sale.ts';

/** Margins of a sheet, in points: 20 mm left for the binder, 15 mm right, 12 mm above and below. */
export const MARGINS = { top: 34, right: 42, bottom: 34, left: 57 };

/** Sizes of the letters, in points, best first: the first that holds the whole contract is taken. */
export const SIZES: readonly number[] = [10, 9.5, 9, 8.5, 8, 7.5];

/** Least height of a row in which something is to be written by hand, and of a roomy one; in points. */
const HAND = 21;
const ROOMY_HAND = 30;

/** The least height of a row of a table, in points, its letters being of `size` points. */
export function rowHeight({ cells, roomy }: ContractRow, size: number): number {
	const byHand = cells.some(({ text, label }) => text === '' && !label);
	if (!byHand) return size * 1.9;
	return roomy ? ROOMY_HAND : HAND;
}

/** Distance between lines for handwriting, in points. */
export const HAND_LINE = 23;

/** What the document calls itself. */
export const DOCUMENT_TITLE = 'Договор купли-продажи транспортного средства';

/** Name of the file without its ending, in letters that every system and messenger carries through. */
export const FILE_NAME = 'dogovor-kupli-prodazhi-avto';

/** Every text of a sheet in the order in which it is read. */
export function textsOf(sheet: Sheet): readonly string[] {
	return sheet.flatMap((block) => {
		switch (block.kind) {
			case 'title':
				return [block.text, block.under];
			case 'sides':
				return [block.left, block.right];
			case 'table':
				return block.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
			case 'lines':
				return [];
			default:
				return [block.text];
		}
	});
}

/** Letters on the fuller sheet that a size, in points, holds; measured with Liberation Sans. */
const CAPACITIES: readonly (readonly [letters: number, size: number])[] = [
	[2700, 9.5],
	[3000, 9],
	[Number.POSITIVE_INFINITY, 8.5],
];

/** The font size, in points, where a browser or word processor lays the text out: estimated by its length. */
export function sizeByLength(sheets: readonly Sheet[]): number {
	const longest = Math.max(...sheets.map((sheet) => textsOf(sheet).join('').length));
	return CAPACITIES.find(([letters]) => longest <= letters)?.[1] ?? 8.5;
}

/** Where the empty contract lies as a file: made at the build, of the same text. */
export const EMPTY_FILES = [
	{ kind: 'docx', name: 'DOC', path: '/dogovor/dogovor.docx' },
	{ kind: 'pdf', name: 'PDF', path: '/dogovor/dogovor.pdf' },
] as const;
