import type { AuthorLine, QueuedComment } from '@avtosverka/contract/moderation';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StateMark } from '../../ui/comment-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { authorHistory, type ModerationResult } from './calls.ts';
import { REASON_WORDS } from './words.ts';

export type AuthorFactsProps = { token: string; author: QueuedComment['author'] };

/** Who wrote it, and on demand all that they have written before. */
export function AuthorFacts({ token, author }: AuthorFactsProps) {
	const { id } = author;
	const [busy, setBusy] = useState(false);
	const [history, setHistory] = useState<ModerationResult<readonly AuthorLine[]> | null>(null);

	async function load(id: string) {
		setBusy(true);
		setHistory(await authorHistory(token, id));
		setBusy(false);
	}

	return (
		<section aria-label="Автор" className="rounded-field bg-mute-soft px-4 py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p className="mr-auto min-w-0 text-[15px] text-ink-2">
					<bdi className="font-semibold wrap-anywhere text-ink">{author.name}</bdi>
					{author.id !== null && (
						<>
							, с нами с {formatMoment(author.since).split(',')[0]}
							<span className="figures block">
								Одобрено {author.approved} · отклонено {author.refused} · ждёт {author.waiting}
							</span>
						</>
					)}
				</p>
				{id !== null && !history?.ok && (
					<Button variant="ghost" size="s" busy={busy} onClick={() => void load(id)} className="bg-paper">
						История автора
					</Button>
				)}
			</div>
			{history && !history.ok && (
				<Notice kind="error" announced className="mt-3">
					{history.message}
				</Notice>
			)}
			{history?.ok && <HistoryLines lines={history.data} />}
		</section>
	);
}

/** What an author has written, the newest first, as the server orders it. */
export function HistoryLines({ lines }: { lines: readonly AuthorLine[] }) {
	if (lines.length === 0) return <p className="mt-2 text-[15px] text-ink-2">Других комментариев нет.</p>;
	return (
		<ol className="mt-3 grid gap-3">
			{lines.map(({ id, vin, comment, created_at, status, deleted, decisions }) => {
				const reason = decisions.findLast(({ after }) => after === 'refused')?.reason ?? null;
				return (
					<li key={id} className="border-t border-line pt-3 text-[15px]">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="figures mr-auto text-ink-2">
								{formatMoment(created_at)} · {vin}
							</span>
							<StateMark state={status} />
						</div>
						<p dir="auto" className="mt-1 overflow-clip whitespace-pre-line wrap-anywhere">
							{deleted ? <i className="text-ink-3">Удалён автором</i> : comment}
						</p>
						{status === 'refused' && reason && <p className="mt-0.5 text-ink-2">{REASON_WORDS[reason]}</p>}
					</li>
				);
			})}
		</ol>
	);
}
