import type { Comment } from '@avtosverka/contract/comments';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type RefObject, useRef, useState } from 'react';
import { currentSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/notice.tsx';
import { AddForm } from './add-form.tsx';
import { sendComment } from './calls.ts';
import { CommentList } from './comment-list.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { usePanel } from './use-panel.ts';
import { ADDED } from './words.ts';

const loadDialogs = () => import('./dialogs.tsx');

export type PanelProps = { vin: Vin; heading: RefObject<HTMLElement | null> };

/** The comments on a car: how many, all of them, and a new one. */
export function Panel({ vin, heading }: PanelProps) {
	const session = useSession();
	const token = session?.token ?? null;
	const panel = usePanel(vin, token);
	const [said, setSaid] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);
	const [asking, setAsking] = useState<'rules' | Comment | null>(null);
	const opener = useRef<HTMLElement | null>(null);
	const dialogs = useLazyModule(loadDialogs, asking !== null);

	async function send(text: string): Promise<boolean> {
		const { token: now } = currentSession();
		if (now === null) return false;
		setSaid(null);
		const added = await sendComment(vin, text, now);
		setSaid(added.ok ? { kind: 'info', text: ADDED } : { kind: 'error', text: added.message });
		if (added.ok && currentSession().token === now) panel.add(added.reply);
		return added.ok;
	}

	function askToDelete(comment: Comment) {
		opener.current = document.activeElement as HTMLElement | null;
		setAsking(comment);
	}

	async function remove({ id }: Comment) {
		// The button that opened the dialog goes away with the comment.
		opener.current = null;
		setAsking(null);
		setSaid(null);
		const refusal = await panel.remove(id);
		if (refusal !== null) setSaid({ kind: 'error', text: refusal });
	}

	const dialogsFailed = asking !== null && dialogs.state === 'failed';
	return (
		<>
			{token === null ? (
				<SignInPart />
			) : (
				<AddForm vin={vin} onSend={send} onRules={() => setAsking('rules')} />
			)}
			{/* The region is there before its words are: only then they are read out. */}
			<div role="status">
				{said && (
					<Notice kind={said.kind} className="mt-3.5">
						{said.text}
					</Notice>
				)}
				{dialogsFailed && (
					<Notice kind="error" className="mt-3.5">
						Окно не открылось: проверьте соединение и{' '}
						<button type="button" onClick={dialogs.again} className="underline underline-offset-3">
							повторите
						</button>
						.
					</Notice>
				)}
			</div>
			<CommentList panel={panel} userId={session?.user?.id ?? null} onDelete={askToDelete} />
			{asking === 'rules' && dialogs.state === 'ready' && (
				<dialogs.module.RulesDialog onClose={() => setAsking(null)} />
			)}
			{asking !== null && asking !== 'rules' && dialogs.state === 'ready' && (
				<dialogs.module.DeleteCommentDialog
					onClose={() => setAsking(null)}
					onConfirm={() => void remove(asking)}
					returnFocus={() => opener.current ?? heading.current}
				/>
			)}
		</>
	);
}
