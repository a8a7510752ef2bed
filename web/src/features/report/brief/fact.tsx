import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import type { ReactNode } from 'react';
import { MISSING } from '../views/values.ts';

export type FactProps = {
	title: ReactNode;
	/** Parts that stand behind each other; missing and hidden ones are left out. */
	parts?: readonly (string | null | undefined | false)[];
	/** A picture beside. */
	beside?: ReactNode;
};

/** One record in two or three lines. */
export function BriefFact({ title, parts = [], beside }: FactProps) {
	const told = parts.filter((part) => part && part !== MISSING && part !== HIDDEN);
	return (
		<li className="flex items-start justify-between gap-3 py-1.5 first:pt-0 last:pb-0 print:break-inside-avoid">
			<div className="min-w-0">
				<p className="text-[15px] leading-snug font-semibold wrap-anywhere">{title}</p>
				{told.length > 0 && (
					<p className="mt-0.5 text-sm leading-snug wrap-anywhere text-ink-2">{told.join(' · ')}</p>
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

/** Says how many more stand among all the rows; nothing where there are none. */
export function MoreBelow({ left }: { left: number }) {
	if (left <= 0) return null;
	return <li className="py-1.5 text-sm text-ink-3">И ещё {left} — во всех сведениях записи.</li>;
}
