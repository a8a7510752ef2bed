import { Inbox } from 'lucide-react';
import type { Ref } from 'react';
import { FAILED_TEXT } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const PLACEHOLDER =
	'min-h-70 content-center justify-items-center gap-2 px-6 py-10 text-center grid outline-none';

/** The queue is on its way. */
export function LoadingQueue() {
	return (
		<Card role="status" className={PLACEHOLDER}>
			<Spinner className="size-7 text-accent" />
			<span className="text-ink-2">Берём комментарии из очереди…</span>
		</Card>
	);
}

export type EmptyQueueProps = { ref: Ref<HTMLElement>; onAgain: () => void };

/** No comment is waiting that this moderator may take. */
export function EmptyQueue({ ref, onAgain }: EmptyQueueProps) {
	return (
		<Card ref={ref} tabIndex={-1} as="section" aria-labelledby="empty-queue" className={PLACEHOLDER}>
			<span className="mb-1.5 grid size-14 place-items-center rounded-[16px] bg-clear-soft text-clear">
				<Inbox aria-hidden className="size-7" strokeWidth={1.7} />
			</span>
			<h2 id="empty-queue" className="text-lg font-semibold">
				Очередь пуста
			</h2>
			<p className="max-w-[30em] text-[15px] text-ink-2">
				Свободных комментариев нет. Те, что взял другой модератор, и ваши собственные решит он.
			</p>
			<Button variant="ghost" size="s" onClick={onAgain} className="mt-3">
				Проверить снова
			</Button>
		</Card>
	);
}

export type FailedQueueProps = EmptyQueueProps & { message: string | null };

/** The queue could not be had. */
export function FailedQueue({ ref, message, onAgain }: FailedQueueProps) {
	return (
		<Card ref={ref} tabIndex={-1} className={PLACEHOLDER}>
			<Notice kind="error" announced>
				<p>{message ?? FAILED_TEXT}</p>
				<Button variant="ghost" size="s" onClick={onAgain} className="mt-2.5">
					Повторить
				</Button>
			</Notice>
		</Card>
	);
}
