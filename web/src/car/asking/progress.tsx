import type { Omission } from '@avtosverka/contract/decision';
import { type ReactNode, useId, useState } from 'react';
import type { ReportState } from '../state/report-state.ts';
import { progressWords } from './progress-words.ts';

export type ProgressProps = {
	state: ReportState;
	notChecked: readonly Omission[];
	/** A quiet link at the end of the line. */
	children?: ReactNode;
};

/** How many answered and when, and what no answer of this report can say; the list opens in place. */
export function Progress({ state, notChecked, children }: ProgressProps) {
	const [open, setOpen] = useState(false);
	const list = useId();
	return (
		<div className="text-[13.5px] leading-5 text-ink-2">
			<p role="status" className="h-5 truncate">
				{progressWords(state, new Date())}
			</p>
			<div className="flex items-start justify-between gap-3 print:hidden">
				<button
					type="button"
					aria-expanded={open}
					aria-controls={list}
					disabled={notChecked.length === 0}
					onClick={() => setOpen(!open)}
					className="min-h-7 text-accent underline underline-offset-2"
				>
					Чего не проверяли{notChecked.length > 0 && ` (${notChecked.length})`}
				</button>
				{children}
			</div>
			<div id={list} className={open ? 'pt-1 pb-2' : 'hidden print:block noscript:block'}>
				<p className="hidden font-semibold print:block noscript:block">Чего не проверяли</p>
				<ul className="grid gap-1">
					{notChecked.map(({ what, why }) => (
						<li key={what}>
							<span className="font-medium text-ink">{what}</span>: {why}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
