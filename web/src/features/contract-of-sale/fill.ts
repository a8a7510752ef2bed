import { CONTRACT_SHEETS, type ContractBlock, type Sheet } from '../../content/contract-of-sale.ts';
import type { ContractValues } from './values.ts';
import { contractWords } from './words.ts';

/** What stands on the paper where nothing was filled in and the place is not a cell of a table. */
const BLANKS: Readonly<Record<string, string>> = {
	'deal.place': 'Место: _______________________',
	'deal.date': '«____» ________________ 20____\u00a0г.',
	'deal.price': '__________________ руб. ____ коп. (__________________________________________)',
	'seller.name': '_______________________________________',
	'buyer.name': '_______________________________________',
	'seller.initials': '__________________',
	'buyer.initials': '__________________',
};

const PLACE = /\{([a-z]+\.[a-zA-Z]+)\}/g;

/** The contract and the act with everything that a person typed in its place, and lines for the rest. */
export function filledSheets(values: ContractValues): readonly Sheet[] {
	const words = contractWords(values);
	// In one pass: a typed text that looks like a place is left alone.
	const fill = (text: string) =>
		text.replaceAll(PLACE, (_, name: string) => words[name] || (BLANKS[name] ?? ''));
	const fillCell = (text: string) => text.replaceAll(PLACE, (_, name: string) => words[name] ?? '');
	return CONTRACT_SHEETS.map((sheet) => sheet.map((block) => fillBlock(block, fill, fillCell)));
}

type Fill = (text: string) => string;

function fillBlock(block: ContractBlock, fill: Fill, fillCell: Fill): ContractBlock {
	switch (block.kind) {
		case 'paragraph':
			return { ...block, text: fill(block.text) };
		case 'sides':
			return { ...block, left: fill(block.left), right: fill(block.right) };
		case 'table':
			return {
				...block,
				rows: block.rows.map((row) => ({
					...row,
					cells: row.cells.map((cell) => ({ ...cell, text: fillCell(cell.text) })),
				})),
			};
		default:
			return block;
	}
}

/** Every name in braces of the contract's text, each once. */
export function placesOf(sheets: readonly Sheet[]): readonly string[] {
	return [...new Set([...JSON.stringify(sheets).matchAll(PLACE)].map(([, name = '']) => name))];
}
