import type { CommentState } from '@avtosverka/contract/comments';
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';

const STATES: Readonly<Record<CommentState, { text: string; icon: LucideIcon; style: string }>> = {
	waiting: { text: 'На модерации', icon: Clock3, style: 'bg-warn-soft text-warn' },
	approved: { text: 'Опубликован', icon: CircleCheck, style: 'bg-clear-soft text-clear' },
	refused: { text: 'Отклонён', icon: CircleX, style: 'bg-found-soft text-found' },
};

/** What has become of a comment, in words and with an icon. */
export function StateMark({ state }: { state: CommentState }) {
	const { text, icon: Icon, style } = STATES[state];
	return (
		<span
			className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-[14px] leading-tight font-medium whitespace-nowrap ${style}`}
		>
			<Icon aria-hidden className="size-4 flex-none" />
			{text}
		</span>
	);
}
