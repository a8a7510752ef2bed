import type { BaseData } from '@avtosverka/contract/check/base';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { registerSentence, staleSentence } from '@avtosverka/contract/check/words';
import { unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { NoAnswer } from '../answer/no-answer.tsx';
import { SourceLine } from '../answer/source-line.tsx';
import { AskAgain } from '../card/ask-again.tsx';
import type { SectionState } from '../state/report-state.ts';
import { LOAD_FAILED } from '../words.ts';

const REGISTER = 'Источник сведений о машине';

/** Below the basic facts: their source, or why there are none. Keeps the room while it waits. */
export function BaseNote({ card, onAgain }: { card: SectionState<BaseData>; onAgain: () => void }) {
	const { phase, reply, problem } = card;
	if (reply === null && phase !== 'error') return <div aria-hidden className="mt-3.5 h-[77px] sm:h-14" />;
	const again = (variant: 'link' | 'button') => (
		<AskAgain variant={variant} busy={phase === 'loading'} about="основные сведения" onPress={onAgain} />
	);
	return (
		<div role="status" className="empty:hidden">
			{phase === 'error' && (
				<Notice kind="error" className="mt-4 mb-3">
					<p className="font-semibold">{LOAD_FAILED}</p>
					{problem && <p>{problem}</p>}
				</Notice>
			)}
			{phase === 'error' && reply === null && again('button')}
			{reply && <BaseReply reply={reply} again={again} />}
		</div>
	);
}

function BaseReply({
	reply,
	again,
}: {
	reply: CheckReply<BaseData>;
	again: (variant: 'link' | 'button') => ReactNode;
}) {
	const { meta, message } = reply;
	const source = <SourceLine meta={meta}>{again('link')}</SourceLine>;
	switch (meta.state) {
		case 'found':
			return (
				<>
					{meta.stale && (
						<Notice kind="warning" className="mt-4">
							{staleSentence(meta)}
						</Notice>
					)}
					{source}
				</>
			);
		case 'partial':
			return (
				<>
					<Notice kind="warning" className="mt-4">
						{unreadWords(meta.skippedRows)}
					</Notice>
					{source}
				</>
			);
		case 'clear':
			return (
				<>
					<p className="mt-4 font-semibold">{message}</p>
					<p className="mt-1 text-[15px] text-ink-2">{registerSentence(REGISTER, meta)}</p>
					{source}
				</>
			);
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			return (
				<div className="mt-4">
					<NoAnswer meta={meta} message={message || registerSentence(REGISTER, meta)}>
						<div className="mt-3">{again('button')}</div>
					</NoAnswer>
				</div>
			);
	}
}
