import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { sourceWords } from '@avtosverka/contract/owner-report/words';
import { NOT_CLEAR, unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { type BlockView, isClearBlock } from './block-view.ts';
import { slowAnswer, unavailableSentences } from './words.ts';

export type BlockBodyProps<R extends PersonRegister> = {
	register: R;
	view: BlockView<R>;
	/** The way to have a silent register asked again; null for those who may not. */
	again: ReactNode;
	/** The answer itself, where there is one; `whole`: it was read to its end. */
	children: (data: BlockData[R], whole: boolean) => ReactNode;
};

/** Below the head of a block: waiting, absence, or an answer with source and moment. */
export function BlockBody<R extends PersonRegister>({ register, view, again, children }: BlockBodyProps<R>) {
	switch (view.kind) {
		case 'loading':
			return <Waiting slow={slowAnswer(register, view.meta)} />;
		case 'unavailable':
			return (
				<div className="flex gap-4">
					<div aria-hidden className="hatched w-3 flex-none rounded-full" />
					<div className="grid min-w-0 gap-0.5">
						{unavailableSentences(register, view.meta, view.over).map((sentence) => (
							<p key={sentence}>{sentence}</p>
						))}
						{again}
					</div>
				</div>
			);
		case 'result': {
			const { state, skippedRows, source, asOf } = view.meta;
			const unread = state === 'partial' && skippedRows > 0 ? unreadWords(skippedRows) : null;
			const sourceText = sourceWords(source, asOf);
			return (
				<>
					{unread && (
						<Notice kind="warning" className="mb-4">
							{unread}
						</Notice>
					)}
					{!isClearBlock(view) && children(view.data, view.meta.state !== 'partial')}
					{sourceText && (
						<p className="mt-3.5 flex items-center gap-2 text-[13.5px] text-ink-3">
							<Database aria-hidden className="size-4 flex-none max-sm:hidden" />
							{sourceText}
						</p>
					)}
				</>
			);
		}
		case 'hidden':
		case 'postponed':
		case 'verdict':
			return null;
	}
}

/** `slow`: what is said of a register that has failed so far. */
function Waiting({ slow }: { slow: string | null }) {
	return (
		<div className="text-[15px] text-ink-3">
			{slow === null ? (
				<p>Спрашиваем… Обычно это занимает до двух минут.</p>
			) : (
				<p className="text-ink">
					{slow} {NOT_CLEAR}
				</p>
			)}
			<div aria-hidden className="mt-3 grid gap-2.5">
				<span className="h-3.5 w-3/5 rounded bg-mute-soft motion-safe:animate-pulse" />
				<span className="h-3.5 w-2/5 rounded bg-mute-soft motion-safe:animate-pulse" />
			</div>
		</div>
	);
}
