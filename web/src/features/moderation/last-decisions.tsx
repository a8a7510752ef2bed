import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { PastDecision } from './desk-state.ts';
import { REASON_WORDS } from './words.ts';

/** More of them would push away what is below. */
const SHOWN = 5;

export type LastDecisionsProps = {
	past: readonly PastDecision[];
	last: readonly PastDecision[];
	onUndo: (decisionId?: string) => void;
};

/** What was decided at this desk, with a way back. */
export function LastDecisions({ past, last, onUndo }: LastDecisionsProps) {
	return (
		<Card as="section" aria-labelledby="past-title" className="px-4 py-3.5 sm:px-5">
			<header className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 id="past-title" className="mr-auto font-semibold">
					Последние решения
				</h2>
				<Button
					variant="ghost"
					size="s"
					disabled={last.length === 0}
					aria-keyshortcuts="U"
					icon={<Undo2 aria-hidden className="size-4.5" />}
					onClick={() => onUndo()}
				>
					Отменить{last.length > 1 ? ` (${last.length})` : ''}
				</Button>
			</header>
			{past.length === 0 && <p className="mt-1 text-[15px] text-ink-2">Пока ни одного.</p>}
			<ol className="mt-1">
				{past.slice(0, SHOWN).map((made) => (
					<Line key={made.comment.id} made={made} onUndo={onUndo} />
				))}
			</ol>
		</Card>
	);
}

function Line({ made, onUndo }: { made: PastDecision; onUndo: (decisionId?: string) => void }) {
	const { comment, verdict, decisionId } = made;
	return (
		<li className="flex items-center gap-3 border-t border-line py-1.5 text-[15px]">
			<span className="min-w-0 flex-1">
				<span dir="auto" className="block overflow-hidden text-ellipsis whitespace-nowrap">
					{comment.comment}
				</span>
				<span className={verdict.decision === 'approve' ? 'text-clear' : 'text-found'}>
					{verdict.decision === 'approve'
						? 'Одобрен'
						: `Отклонён: ${REASON_WORDS[verdict.reason].toLowerCase()}`}
				</span>
			</span>
			<button
				type="button"
				disabled={decisionId === null}
				aria-label={`Отменить решение: ${comment.author.name}`}
				onClick={() => decisionId !== null && onUndo(decisionId)}
				className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft disabled:opacity-40"
			>
				<Undo2 aria-hidden className="size-4.5" />
			</button>
		</li>
	);
}
