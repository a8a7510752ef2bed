import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import type { ReactNode } from 'react';
import { Each, type EachProps } from '../../ui/record/each.tsx';
import { MISSING } from '../../ui/record/values.ts';

export type FactProps = {
	title: ReactNode;
	/** Parts that stand behind each other; missing and hidden ones are left out. */
	parts?: readonly (string | null | undefined | false)[];
	/** A picture beside. */
	beside?: ReactNode;
};

/** One record in two or three lines. */
export function BriefFact({ title, parts = [], beside }: FactProps) {
	const shown = parts.filter((part) => part && part !== MISSING && part !== HIDDEN);
	return (
		<li className="flex items-start justify-between gap-3 py-1.5 first:pt-0 last:pb-0 print:break-inside-avoid">
			<div className="min-w-0">
				<p className="text-[15px] leading-snug font-semibold wrap-anywhere">{title}</p>
				{shown.length > 0 && (
					<p className="mt-0.5 text-sm leading-snug wrap-anywhere text-ink-2">{shown.join(' · ')}</p>
				)}
			</div>
			{beside}
		</li>
	);
}

/** Records one under the other. */
export function Facts({ children }: { children: ReactNode }) {
	return <ul className="divide-y divide-line">{children}</ul>;
}

/** As many records as stand in a card before all of its rows are asked for. */
const SHOWN = 3;

/** The first records, and how many more stand among all the rows. */
export function FirstFacts<Item>({ of, children }: EachProps<Item>) {
	const left = of.length - SHOWN;
	return (
		<Facts>
			<Each of={of.slice(0, SHOWN)}>{children}</Each>
			{left > 0 && <li className="py-1.5 text-sm text-ink-3">Ещё {left}: нажмите «Все сведения записи».</li>}
		</Facts>
	);
}
