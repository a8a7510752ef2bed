import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nobodyKnows } from './nobody-knows.ts';
import { OrderReport } from './order-report.tsx';
import { type ReportState, unanswered } from './state/report-state.ts';
import { summaryLine } from './summary.ts';
import { ToComments } from './to-comments.tsx';

/** Above the ten cards: all of them at one press, the full report, and how far the asking has come. */
export function ReportActions({ state, askAll }: { state: ReportState; askAll: () => Promise<void> }) {
	const [busy, setBusy] = useState(false);
	const left = unanswered(state).length;
	const summary = summaryLine(state);
	const unknown = nobodyKnows(state);
	const told = useRef<HTMLParagraphElement>(null);

	async function press() {
		setBusy(true);
		await askAll();
		setBusy(false);
		// The button goes when nothing is left to ask; the focus goes on to what came of it.
		if (document.activeElement === document.body) told.current?.focus({ preventScroll: true });
	}

	return (
		<>
			<div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
				<div className="flex flex-1 flex-wrap gap-2.5 max-sm:flex-[1_1_100%] sm:flex-none print:hidden">
					{(left > 0 || busy) && (
						<Button
							size="s"
							busy={busy}
							icon={<ListChecks aria-hidden className="size-[18px] flex-none max-sm:hidden" />}
							onClick={press}
							className="flex-1 max-sm:px-2 sm:flex-none"
						>
							{left === SECTIONS.length || busy ? 'Запросить всё сразу' : 'Запросить остальное'}
						</Button>
					)}
					<OrderReport look="ghost" className="flex-1 bg-paper sm:flex-none" />
				</div>
				<ToComments className="min-[900px]:hidden" />
				<p
					ref={told}
					tabIndex={-1}
					role="status"
					className="text-[15px] text-ink-2 outline-none empty:hidden"
				>
					{summary}
				</p>
			</div>
			<div role="status">
				{unknown && (
					<Notice kind="warning" className="mt-3.5">
						<p className="font-semibold">{unknown}</p>
						<p className="mt-0.5">
							Сверьте номер с документами знак за знаком: чаще всего путают 8 и B, 0 и D, 1 и 7.
						</p>
					</Notice>
				)}
			</div>
		</>
	);
}
