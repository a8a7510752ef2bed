import type { CSSProperties } from 'react';
import type { ContractBlock, ContractRow, Sheet } from '../../content/contract-of-sale.ts';
import { sizeByLength } from './paper.ts';

/** What the site's letters are to be smaller than Arial by, to take no more room; in points. */
const WIDER = 0.5;

/** The sheets of the contract as they are printed: the contract, then the act. */
export function ContractSheets({ sheets }: { sheets: readonly Sheet[] }) {
	const size = sizeByLength(sheets) - WIDER;
	return sheets.map((sheet, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the contract first, the act second
		<ContractSheet key={index} sheet={sheet} size={size} />
	));
}

/** One of them; letters of `size` points. */
function ContractSheet({ sheet, size }: { sheet: Sheet; size: number }) {
	return (
		<article
			style={{ '--paper-size': `${size}pt` } as CSSProperties}
			className="mt-4 rounded-card border border-line bg-white p-5 text-[14px] leading-snug text-[#111] shadow-card sm:p-8 print:mt-0 print:break-after-page print:rounded-none print:border-0 print:p-0 print:text-(length:--paper-size)/[1.22] print:shadow-none print:[page:contract-of-sale] print:last:break-after-auto"
		>
			{sheet.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of the contract never change places
				<Part key={index} block={block} />
			))}
		</article>
	);
}

function Part({ block }: { block: ContractBlock }) {
	switch (block.kind) {
		case 'title':
			return (
				<h3 className="mb-3 text-center font-bold">
					<span className="block text-[1.5em] leading-tight">{block.text}</span>
					<span className="block text-[1.15em]">{block.under}</span>
				</h3>
			);
		case 'heading':
			return <h4 className="mt-3 font-bold print:mt-1.5">{block.text}</h4>;
		case 'paragraph':
			return <p className="mt-1.5 wrap-anywhere print:mt-1">{block.text}</p>;
		case 'sides':
			return (
				<div
					className={
						block.spread === 'ends'
							? 'flex flex-wrap justify-between gap-x-6 gap-y-1'
							: 'mt-4 grid grid-cols-2 gap-x-4'
					}
				>
					<p className="wrap-anywhere">{block.left}</p>
					<p className="wrap-anywhere">{block.right}</p>
				</div>
			);
		case 'table':
			return <SheetTable widths={block.widths} rows={block.rows} />;
		case 'lines':
			return <div aria-hidden>{Array.from({ length: block.count }, emptyLine)}</div>;
	}
}

function emptyLine(_: unknown, index: number) {
	return <div key={index} className="h-8 border-b border-current print:h-[21pt]" />;
}

function SheetTable({ widths, rows }: { widths: readonly number[]; rows: readonly ContractRow[] }) {
	return (
		// A phone is too narrow for it: there every row becomes lines of two cells, a label of three above both.
		<table className="mt-2 w-full table-fixed border-collapse max-sm:block print:table">
			<colgroup>
				{widths.map((width, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
					<col key={index} style={{ width: `${width}%` }} />
				))}
			</colgroup>
			<tbody className="max-sm:block print:table-row-group">
				{rows.map(({ cells, roomy }, index) => (
					<tr
						// biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
						key={index}
						className={`max-sm:grid print:table-row ${cells.length === 3 ? 'max-sm:grid-cols-2' : 'max-sm:grid-cols-[2fr_3fr]'} ${roomy ? 'sm:h-11 print:h-[30pt]' : 'sm:h-8 print:h-[19pt]'}`}
					>
						{cells.map(({ text, label }, place) => (
							<td
								// biome-ignore lint/suspicious/noArrayIndexKey: nor do the cells
								key={place}
								className={`min-h-7 border border-current px-1.5 py-0.5 wrap-anywhere max-sm:-mt-px max-sm:-ml-px ${label ? 'bg-[#f1f3f6]' : ''} ${cells.length === 3 && place === 0 ? 'max-sm:col-span-2' : ''} ${text === '' && label ? 'max-sm:hidden' : ''} print:table-cell`}
							>
								{text}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
