import type { Omission } from '@avtosverka/contract/decision';
import { useId, useState } from 'react';
import type { ReportState } from '../state/report-state.ts';
import { progressWords } from './progress-words.ts';

/** How many answered and when, and what no answer of this report can say; the list opens in place. */
export function Progress({ state, notChecked }: { state: ReportState; notChecked: readonly Omission[] }) {
	const [open, setOpen] = useState(false);
	const list = useId();
	return (
		<div className="text-[13.5px] leading-5 text-ink-2">
			<p role="status" className="h-5 truncate">
				{progressWords(state, new Date())}
			</p>
			<button
				type="button"
				aria-expanded={open}
				aria-controls={list}
				disabled={notChecked.length === 0}
				onClick={() => setOpen(!open)}
				className="min-h-7 text-accent underline underline-offset-2 print:hidden"
			>
				Чего не проверяли{notChecked.length > 0 && ` (${notChecked.length})`}
			</button>
			<div id={list} className={open ? 'pt-1 pb-2' : 'hidden print:block'}>
				<p className="hidden font-semibold print:block">Чего не проверяли</p>
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
