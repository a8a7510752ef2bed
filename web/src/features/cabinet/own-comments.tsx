import type { OwnComment } from '@avtosverka/contract/cabinet';
import { getOwnCommentsRoute } from '@avtosverka/contract/routes/cabinet';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { FAILED_TEXT } from '../../client.ts';
import { sendCommentDeletion } from '../../comments/calls.ts';
import { LIST_FAILED } from '../../comments/words.ts';
import { type OwnList, useOwnList } from '../../session/own-list.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/notice.tsx';
import { CommentLine } from './comment-line.tsx';
import { ListView } from './list-view.tsx';

const EMPTY = {
	icon: MessageSquareText,
	text: 'Нет комментариев',
	about: 'Здесь будут ваши комментарии. Написать их можно в конце отчёта о машине.',
};

const loadDialogs = () => import('../../comments/dialogs.tsx');

/** One's own comments, what has become of each, and a way to delete it. */
export function OwnComments({ token }: { token: string }) {
	const list = useOwnList(getOwnCommentsRoute, token);
	const [asking, setAsking] = useState<string | null>(null);
	const [gone, setGone] = useState<readonly string[]>([]);
	const [refusal, setRefusal] = useState<string | null>(null);
	const dialogs = useLazyModule(loadDialogs, asking !== null);
	const whole = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLElement | null>(null);

	function ask(id: string) {
		opener.current = document.activeElement as HTMLElement | null;
		setAsking(id);
	}

	async function remove(id: string) {
		// The button that opened the dialog goes away with the comment.
		opener.current = null;
		setAsking(null);
		setRefusal(null);
		setGone((before) => [...before, id]);
		const deleted = await sendCommentDeletion(id, token);
		if (!deleted.ok) {
			setGone((before) => before.filter((other) => other !== id));
			setRefusal(deleted.message);
		}
		if (list.state === 'ready') list.reload();
	}

	const words = list.state === 'failed' ? list.message : null;
	const lost = asking !== null && dialogs.state === 'failed' ? FAILED_TEXT : null;
	return (
		<div ref={whole} tabIndex={-1} className="outline-none">
			{(refusal ?? lost) !== null && (
				<Notice kind="error" announced className="mb-4">
					{refusal ?? lost}
				</Notice>
			)}
			<ListView list={without(list, gone)} failed={words ?? LIST_FAILED} empty={EMPTY} keyOf={({ id }) => id}>
				{(comment) => <CommentLine comment={comment} onDelete={() => ask(comment.id)} />}
			</ListView>
			{asking !== null && dialogs.state === 'ready' && (
				<dialogs.module.DeleteCommentDialog
					onClose={() => setAsking(null)}
					onConfirm={() => void remove(asking)}
					returnFocus={() => opener.current ?? whole.current}
				/>
			)}
		</div>
	);
}

function without(list: OwnList<OwnComment>, gone: readonly string[]): OwnList<OwnComment> {
	if (list.state !== 'ready') return list;
	return { ...list, lines: list.lines.filter(({ id }) => !gone.includes(id)) };
}
