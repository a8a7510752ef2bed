import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerView, type FactsLook } from '../answer/answer.tsx';
import type { ChallengeState } from '../challenge/challenge.ts';
import type { CardState } from '../state/report-state.ts';
import { ASKING, LOAD_FAILED, placeholder, ROW_FAILED } from '../words.ts';

export type CardBodyProps<S extends Section> = {
	section: S;
	card: CardState<SectionData[S]>;
	look: FactsLook;
	again: (look: 'link' | 'button') => ReactNode;
	digits: (challenge: ChallengeState) => ReactNode;
	/** True in the widget, whose cards tell of a failed call in a row of their own. */
	inRows?: boolean | undefined;
};

/** Below the head of a card: its place-holder, its waiting, its failure, its answer. */
export function CardBody<S extends Section>({
	section,
	card,
	look,
	again,
	digits,
	inRows,
}: CardBodyProps<S>) {
	const { phase, reply, problem } = card;
	if (phase === 'loading' && reply === null) return <Waiting />;
	return (
		<>
			{phase === 'error' && inRows && (
				<Notice kind="info" announced className={reply ? 'mb-4' : ''}>
					{ROW_FAILED}
				</Notice>
			)}
			{phase === 'error' && !inRows && (
				<Notice kind="error" announced className={reply ? 'mb-4' : ''}>
					<p className="font-semibold">{LOAD_FAILED}</p>
					{problem && <p>{problem}</p>}
				</Notice>
			)}
			{phase === 'idle' && <p className="text-[15px] text-ink-3">{placeholder(section)}</p>}
			{reply && (
				<div aria-busy={phase === 'loading'}>
					<AnswerView section={section} reply={reply} look={look} again={again} digits={digits} />
				</div>
			)}
		</>
	);
}

function Waiting() {
	return (
		<div className="text-[15px] text-ink-3">
			<p>{ASKING}</p>
			<div aria-hidden className="mt-3 grid gap-2.5">
				<span className="h-3.5 w-3/5 rounded bg-mute-soft motion-safe:animate-pulse" />
				<span className="h-3.5 w-2/5 rounded bg-mute-soft motion-safe:animate-pulse" />
			</div>
		</div>
	);
}
