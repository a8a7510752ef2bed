import type { Comment } from '@avtosverka/contract/comments';
import { formatMoment, formatShortMoment } from '@avtosverka/contract/vocabulary/moment';
import { Trash2 } from 'lucide-react';
import { StateMark } from '../ui/comment-state.tsx';
import { OwnLink } from '../ui/link.tsx';
import { AuthorAvatar } from './author-avatar.tsx';
import { CommentText } from './comment-text.tsx';

export type CommentViewProps = {
	comment: Comment;
	/** Null where it is not one's own. */
	onDelete: (() => void) | null;
};

/** One comment: who, when, what, and for its author what has become of it. */
export function CommentView({ comment, onDelete }: CommentViewProps) {
	const { user, created_at, status } = comment;
	return (
		<article className="flex gap-3.5 border-t border-line py-4">
			<AuthorAvatar name={user.name} />
			<div className="min-w-0 flex-1">
				<header className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<div className="min-w-0 flex-1">
						<h3 className="leading-snug font-semibold wrap-anywhere">
							<bdi>{user.name}</bdi>
						</h3>
						<time
							dateTime={created_at}
							title={formatMoment(created_at)}
							className="figures block text-[14px] text-ink-3"
						>
							{formatShortMoment(created_at)}
						</time>
					</div>
					{status !== 'approved' && (
						<div className="max-sm:order-1 max-sm:basis-full">
							<StateMark state={status} />
						</div>
					)}
					{onDelete && (
						<button
							type="button"
							aria-label={`Удалить комментарий от ${formatShortMoment(created_at)}`}
							onClick={onDelete}
							className="-my-1 -mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft hover:text-found"
						>
							<Trash2 aria-hidden className="size-5" />
						</button>
					)}
				</header>
				<div className="mt-1.5">
					<CommentText text={comment.comment} />
				</div>
				{status === 'refused' && (
					<p className="mt-1.5 text-[14.5px] text-ink-2">
						Его видите только вы. Почему он отклонён, сказано{' '}
						<OwnLink to="/user/comments" className="text-accent underline underline-offset-3">
							в личном кабинете
						</OwnLink>
						.
					</p>
				)}
			</div>
		</article>
	);
}
