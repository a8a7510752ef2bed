import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type ReportState, unanswered } from '../state/report-state.ts';

/** True while there is something to ask, or several registers are being asked. */
export function isAskable(state: ReportState): boolean {
	return unanswered(state).length > 0 || isAskingSeveral(state);
}

function isAskingSeveral({ cards }: ReportState): boolean {
	return SECTIONS.filter((section) => cards[section].phase === 'loading').length > 1;
}

export type AskAllProps = { state: ReportState; askAll: () => Promise<void>; className?: string };

/**
 * All that is not answered at one press; when nothing is left the button goes, and the focus goes on to what
 * came of it.
 */
export function AskAll({ state, askAll, className = '' }: AskAllProps) {
	const [busy, setBusy] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const left = unanswered(state).length;
	const asking = busy || isAskingSeveral(state);

	async function press() {
		const verdict = button.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]');
		setBusy(true);
		await askAll();
		setBusy(false);
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) verdict?.focus({ preventScroll: true });
		});
	}

	return (
		<Button
			ref={button}
			size="s"
			busy={asking}
			icon={<ListChecks aria-hidden className="size-[18px] flex-none max-[360px]:hidden" />}
			onClick={press}
			className={`min-w-0 flex-1 ${className}`}
		>
			{left === SECTIONS.length || asking ? 'Запросить всё сразу' : 'Запросить остальное'}
		</Button>
	);
}
