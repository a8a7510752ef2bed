import type { Comment } from '@avtosverka/contract/comments';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CommentView } from './comment-view.tsx';
import { shownComments } from './panel-state.ts';
import type { PanelModel } from './use-panel.ts';
import { countNote, LIST_FAILED, NONE_BUT_OWN, SHOW, SHOW_MORE } from './words.ts';

export type CommentListProps = {
	panel: PanelModel;
	/** Whose comments may be deleted here; null when signed out. */
	userId: string | null;
	onDelete: (comment: Comment) => void;
};

/** How many comments there are, and the comments themselves in each state of asking for them. */
export function CommentList({ panel: { state, show, showMore }, userId, onDelete }: CommentListProps) {
	const comments = shownComments(state);
	const { list, count, more } = state;
	return (
		<div aria-busy={list === 'loading'} className="mt-4">
			<div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
				<p role="status" className="text-ink-2">
					{count !== null && (count === 0 && comments.length > 0 ? NONE_BUT_OWN : countNote(count))}
				</p>
				{list === 'loading' && (
					<p className="flex items-center gap-2.5 text-[15px] text-ink-3">
						<Spinner className="size-4.5 text-accent" />
						Загружаем…
					</p>
				)}
			</div>
			{list === 'failed' && (
				<Notice kind="error" announced className="mb-4">
					<p>{state.refusal ?? LIST_FAILED}</p>
					<Button variant="ghost" size="s" onClick={show} className="mt-2.5">
						{SHOW}
					</Button>
				</Notice>
			)}
			{comments.length > 0 && (
				<ul>
					{comments.map((comment) => (
						<li key={comment.id}>
							<CommentView
								comment={comment}
								onDelete={userId !== null && comment.user_id === userId ? () => onDelete(comment) : null}
							/>
						</li>
					))}
				</ul>
			)}
			{more.refusal !== null && (
				<Notice kind="error" announced className="mb-3">
					{more.refusal}
				</Notice>
			)}
			{state.next !== null && (
				<Button variant="ghost" size="s" busy={more.busy} onClick={showMore} className="w-full sm:w-auto">
					{SHOW_MORE}
				</Button>
			)}
		</div>
	);
}
