import { type ReactElement, type ReactNode, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { useMoreAside } from './use-more-aside.ts';

export type SideBySideProps = {
	/** The head of each column; its key is the car's. */
	heads: readonly ReactElement[];
	/** The rows. */
	children: ReactNode;
};

/** Two of these columns and the titles fit on a phone of 360 px. */
const WIDTHS = '[--car:7.125rem] [--title:6.25rem] sm:[--car:11rem] sm:[--title:11rem]';
/** By the number of columns. */
const LEAST_WIDTHS: Readonly<Record<number, string>> = {
	2: 'min-w-[calc(var(--title)+2*var(--car))]',
	3: 'min-w-[calc(var(--title)+3*var(--car))]',
	4: 'min-w-[calc(var(--title)+4*var(--car))]',
};
const STICKY = 'sticky left-0 z-10 w-(--title) bg-paper';

/**
 * A table that scrolls sideways where its columns do not fit, under the titles of its rows; while there is
 * more to the right, its edge and its corner say so.
 */
export function SideBySide({ heads, children }: SideBySideProps) {
	const box = useRef<HTMLElement>(null);
	const more = useMoreAside(box);
	return (
		<Card className={`relative mt-6 overflow-hidden ${WIDTHS}`}>
			<section
				ref={box}
				aria-label="Сравнение"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
				tabIndex={0}
				className="overflow-x-auto -outline-offset-3"
			>
				<table
					className={`w-full table-fixed border-separate border-spacing-0 text-left align-top ${LEAST_WIDTHS[heads.length] ?? ''}`}
				>
					<thead>
						<tr>
							<td className={`${STICKY} border-r border-line p-2 align-top sm:p-4`}>
								<span className="sr-only">Что сравниваем</span>
								<span aria-hidden className={`text-[13px] leading-4 text-ink-2 ${more ? '' : 'invisible'}`}>
									Листайте вбок&nbsp;→
								</span>
							</td>
							{heads.map((head) => (
								<th key={head.key} scope="col" className="p-2 align-top font-normal sm:p-4">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>{children}</tbody>
				</table>
			</section>
			<div
				aria-hidden
				className={`pointer-events-none absolute inset-y-0 right-0 z-20 w-10 bg-linear-to-l from-mute-soft to-transparent transition-opacity print:hidden ${more ? '' : 'opacity-0'}`}
			/>
		</Card>
	);
}

export type ComparedRowProps<Column> = {
	title: string;
	columns: readonly Column[];
	keyOf: (column: Column) => string;
	/** What the row says of one of them. */
	children: (column: Column) => ReactNode;
};

/** One row: what is compared, and what it is of each. */
export function ComparedRow<Column>({ title, columns, keyOf, children }: ComparedRowProps<Column>) {
	return (
		<tr>
			<th
				scope="row"
				className={`${STICKY} border-t border-r border-line px-2 py-3 align-top text-[13px] leading-snug font-normal text-ink-2 sm:px-4 sm:text-[15px]`}
			>
				{title}
			</th>
			{columns.map((column) => (
				<td
					key={keyOf(column)}
					className="figures border-t border-line px-2 py-3 align-top text-[15px] leading-snug wrap-break-word sm:px-4"
				>
					{children(column)}
				</td>
			))}
		</tr>
	);
}
