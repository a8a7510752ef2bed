import type { OwnComment } from '@avtosverka/contract/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { Trash2 } from 'lucide-react';
import { CommentText } from '../../comments/comment-text.tsx';
import { StateMark } from '../../ui/comment-state.tsx';
import { OwnLink } from '../../ui/link.tsx';

export type CommentLineProps = { comment: OwnComment; onDelete: () => void };

/** One of one's own comments in the cabinet. */
export function CommentLine({ comment, onDelete }: CommentLineProps) {
	const { vin, created_at, status, refusal } = comment;
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
				<div className="min-w-0 flex-1">
					<OwnLink to={`/checks/${vin}`} className="figures font-semibold text-accent">
						{vin}
					</OwnLink>
					<time dateTime={created_at} className="figures block text-[15px] text-ink-2">
						{formatMoment(created_at)}
					</time>
				</div>
				<div className="max-sm:order-1 max-sm:basis-full">
					<StateMark state={status} />
				</div>
				<button
					type="button"
					aria-label={`Удалить комментарий от ${formatMoment(created_at)}`}
					onClick={onDelete}
					className="-my-1 -mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft hover:text-found"
				>
					<Trash2 aria-hidden className="size-5" />
				</button>
			</div>
			<div className="mt-1.5">
				<CommentText text={comment.comment} />
			</div>
			{refusal !== null && <p className="mt-2 text-[15px] wrap-anywhere text-ink-2">Причина: {refusal}</p>}
		</>
	);
}
