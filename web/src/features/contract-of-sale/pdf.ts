import PDFDocument from 'pdfkit';
import type { ContractBlock, ContractRow, Sheet } from '../../content/contract-of-sale.ts';
import { DOCUMENT_TITLE, HAND_LINE, MARGINS, rowHeight, SIZES } from './paper.ts';

/** The bytes of the two fonts that the text is set in; what is used of them goes into the file. */
export type PdfFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };

type Pdf = PDFKit.PDFDocument;

/** The sheets as a PDF of text, one page each, in letters that fit. Works in browser and Node. */
export async function contractPdf(
	sheets: readonly Sheet[],
	fonts: PdfFonts,
): Promise<Uint8Array<ArrayBuffer>> {
	for (const size of SIZES) {
		const pdf = beginPdf(fonts, size);
		sheets.forEach((sheet, index) => {
			if (index > 0) pdf.addPage();
			for (const block of sheet) drawBlock(pdf, block, size);
		});
		const fits = pdf.bufferedPageRange().count === sheets.length;
		if (fits || size === SIZES.at(-1)) return await bytesOf(pdf);
	}
	throw new Error('There is no size to set the contract in.');
}

function beginPdf({ regular, bold }: PdfFonts, size: number): Pdf {
	const pdf = new PDFDocument({
		size: 'A4',
		margins: MARGINS,
		bufferPages: true,
		lang: 'ru-RU',
		displayTitle: true,
		info: { Title: DOCUMENT_TITLE },
		// Else it begins with Helvetica, which its build for browsers does not carry.
		font: '',
	});
	pdf.registerFont('regular', regular);
	pdf.registerFont('bold', bold);
	return pdf
		.font('regular')
		.fontSize(size)
		.lineGap(size * 0.12);
}

/** Ends the document and gathers what it has to say. */
function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const parts: Uint8Array<ArrayBuffer>[] = [];
		pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
		pdf.on('error', reject);
		pdf.on('end', () => {
			new Blob(parts).arrayBuffer().then((whole) => resolve(new Uint8Array(whole)), reject);
		});
		pdf.end();
	});
}

function widthOf(pdf: Pdf): number {
	return pdf.page.width - MARGINS.left - MARGINS.right;
}

function drawBlock(pdf: Pdf, block: ContractBlock, size: number): void {
	pdf.x = MARGINS.left;
	switch (block.kind) {
		case 'title':
			pdf
				.font('bold')
				.fontSize(size * 1.5)
				.text(block.text, { align: 'center' });
			pdf.fontSize(size * 1.15).text(block.under, { align: 'center' });
			pdf.font('regular').fontSize(size).moveDown(0.8);
			return;
		case 'heading':
			pdf.moveDown(0.35).font('bold').text(block.text).font('regular').moveDown(0.1);
			return;
		case 'paragraph':
			pdf.text(block.text).moveDown(0.25);
			return;
		case 'sides':
			drawSides(pdf, block);
			return;
		case 'table':
			drawTable(pdf, block.widths, block.rows, size);
			return;
		case 'lines':
			drawLines(pdf, block.count);
			return;
	}
}

function drawSides(pdf: Pdf, { spread, left, right }: Extract<ContractBlock, { kind: 'sides' }>): void {
	const half = widthOf(pdf) / 2;
	if (spread === 'halves') pdf.moveDown(0.9);
	const top = pdf.y;
	const align = spread === 'ends' ? 'right' : 'left';
	pdf.text(left, { width: half - 6 });
	const leftEnd = pdf.y;
	pdf.text(right, MARGINS.left + half, top, { width: half, align });
	pdf.x = MARGINS.left;
	pdf.y = Math.max(leftEnd, pdf.y);
	pdf.moveDown(0.5);
}

const BORDER = 0.6;

function drawTable(pdf: Pdf, widths: readonly number[], rows: readonly ContractRow[], size: number): void {
	pdf.moveDown(0.15);
	pdf.table({
		columnStyles: widths.map((percent) => (percent / 100) * widthOf(pdf)),
		rowStyles: rows.map((row) => ({ minHeight: rowHeight(row, size) })),
		defaultStyle: {
			border: BORDER,
			padding: [size * 0.28, size * 0.45, size * 0.2, size * 0.45],
			align: { x: 'left', y: 'center' },
		},
		data: rows.map(({ cells }) => cells.map(({ text, label }) => ({ text, ...(label && LABEL) }))),
	});
	pdf.font('regular').fontSize(size);
	pdf.x = MARGINS.left;
	pdf.moveDown(0.5);
}

const LABEL = { backgroundColor: '#f1f3f6' } as const;

function drawLines(pdf: Pdf, count: number): void {
	for (let index = 0; index < count; index++) {
		pdf.y += HAND_LINE;
		pdf
			.lineWidth(BORDER)
			.moveTo(MARGINS.left, pdf.y)
			.lineTo(MARGINS.left + widthOf(pdf), pdf.y)
			.stroke();
	}
	pdf.moveDown(0.4);
}
