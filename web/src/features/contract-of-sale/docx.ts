import {
	AlignmentType,
	BorderStyle,
	Document,
	HeightRule,
	type ISectionOptions,
	Packer,
	Paragraph,
	ShadingType,
	Table,
	TableCell,
	TableLayoutType,
	TableRow,
	TabStopType,
	TextRun,
	VerticalAlignTable,
	WidthType,
} from 'docx';
import type { Cell, ContractBlock, ContractRow, Sheet } from '../../content/contract-of-sale.ts';
import { DOCUMENT_TITLE, HAND_LINE, MARGINS, rowHeight, sizeByLength } from './paper.ts';

/** Twentieths of a point, which Word measures in. */
const twips = (points: number) => Math.round(points * 20);
const A4 = { width: 11_906, height: 16_838 };
const TEXT_WIDTH = A4.width - twips(MARGINS.left + MARGINS.right);

/** The sheets as a DOCX that can be filled in by hand or in a word processor; browser and Node. */
export async function contractDocx(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
	const size = sizeByLength(sheets);
	const document = new Document({
		title: DOCUMENT_TITLE,
		styles: {
			default: {
				document: {
					// On every machine that opens DOCX, itself or its twin of the same width.
					run: { font: 'Arial', size: size * 2, language: { value: 'ru-RU' } },
					paragraph: { spacing: { after: twips(size * 0.25) } },
				},
			},
		},
		sections: sheets.map((sheet) => sectionOf(sheet, size)),
	});
	return new Uint8Array(await Packer.toArrayBuffer(document));
}

function sectionOf(sheet: Sheet, size: number): ISectionOptions {
	const { top, right, bottom, left } = MARGINS;
	return {
		properties: {
			page: {
				size: A4,
				margin: { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) },
			},
		},
		children: sheet.flatMap((block) => partsOf(block, size)),
	};
}

type Part = Paragraph | Table;

function partsOf(block: ContractBlock, size: number): readonly Part[] {
	switch (block.kind) {
		case 'title':
			return [titleLine(block.text, size * 1.5, 0), titleLine(block.under, size * 1.15, size)];
		case 'heading':
			return [
				new Paragraph({
					keepNext: true,
					spacing: { before: twips(size * 0.5), after: twips(size * 0.2) },
					children: [new TextRun({ text: block.text, bold: true })],
				}),
			];
		case 'paragraph':
			return [new Paragraph(block.text)];
		case 'sides':
			return [sidesOf(block, size)];
		case 'table':
			return [tableOf(block.widths, block.rows, size), afterTable(size)];
		case 'lines':
			return Array.from({ length: block.count }, lineOf);
	}
}

function titleLine(text: string, size: number, after: number): Paragraph {
	return new Paragraph({
		alignment: AlignmentType.CENTER,
		spacing: { after: twips(after) },
		children: [new TextRun({ text, bold: true, size: Math.round(size * 2) })],
	});
}

function sidesOf(
	{ spread, left, right }: Extract<ContractBlock, { kind: 'sides' }>,
	size: number,
): Paragraph {
	const stop =
		spread === 'ends'
			? { type: TabStopType.RIGHT, position: TEXT_WIDTH }
			: { type: TabStopType.LEFT, position: TEXT_WIDTH / 2 };
	return new Paragraph({
		tabStops: [stop],
		spacing: { before: twips(spread === 'ends' ? 0 : size * 1.5), after: twips(size * 0.6) },
		text: `${left}\t${right}`,
	});
}

const EDGE = { style: BorderStyle.SINGLE, size: 4, color: '000000' };

function tableOf(widths: readonly number[], rows: readonly ContractRow[], size: number): Table {
	const columns = widths.map((percent) => Math.round((percent / 100) * TEXT_WIDTH));
	return new Table({
		layout: TableLayoutType.FIXED,
		width: { size: TEXT_WIDTH, type: WidthType.DXA },
		columnWidths: columns,
		rows: rows.map(
			(row) =>
				new TableRow({
					cantSplit: true,
					height: { value: twips(rowHeight(row, size)), rule: HeightRule.ATLEAST },
					children: row.cells.map((cell, index) => cellOf(cell, columns[index] ?? 0)),
				}),
		),
	});
}

function cellOf({ text, label }: Cell, width: number): TableCell {
	return new TableCell({
		width: { size: width, type: WidthType.DXA },
		verticalAlign: VerticalAlignTable.CENTER,
		margins: { top: 20, bottom: 20, left: 85, right: 85 },
		borders: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
		...(label && { shading: { type: ShadingType.CLEAR, fill: 'F1F3F6', color: 'auto' } }),
		children: [new Paragraph({ spacing: { after: 0 }, text })],
	});
}

/** Word joins a table with what follows it; a low empty line keeps them apart. */
function afterTable(size: number): Paragraph {
	return new Paragraph({ spacing: { after: 0, line: twips(size * 0.6), lineRule: 'exact' }, text: '' });
}

function lineOf(): Paragraph {
	return new Paragraph({
		spacing: { before: 0, after: 0, line: twips(HAND_LINE), lineRule: 'exact' },
		border: { bottom: { ...EDGE, space: 1 }, between: { ...EDGE, space: 1 } },
		text: '',
	});
}
