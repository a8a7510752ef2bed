import type { CommentState } from '@avtosverka/contract/comments';
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';

const STATES: Readonly<Record<CommentState, { text: string; icon: LucideIcon; look: string }>> = {
	waiting: { text: 'На модерации', icon: Clock3, look: 'bg-warn-soft text-warn' },
	approved: { text: 'Опубликован', icon: CircleCheck, look: 'bg-clear-soft text-clear' },
	refused: { text: 'Отклонён', icon: CircleX, look: 'bg-found-soft text-found' },
};

/** What has become of a comment, in words and with an icon. */
export function StateMark({ state }: { state: CommentState }) {
	const { text, icon: Icon, look } = STATES[state];
	return (
		<span
			className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-[14px] leading-tight font-medium whitespace-nowrap ${look}`}
		>
			<Icon aria-hidden className="size-4 flex-none" />
			{text}
		</span>
	);
}
