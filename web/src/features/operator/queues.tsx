import type { OperatorQueue } from '@avtosverka/contract/operator/queues';
import { retryQueueRoute } from '@avtosverka/contract/routes/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { call } from '../../client.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { ConsolePart } from './console-part.tsx';
import { queueName, queueText, retryNote, retryResult } from './queue-words.ts';
import { actResult, useAct } from './use-act.tsx';

type QueueLineProps = { queue: OperatorQueue; ask: (queue: OperatorQueue) => void };

/** What waits, how much of it and since when, and what can be done about it. */
function QueueLine({ queue, ask }: QueueLineProps) {
	const { id, count, oldest_at, retry } = queue;
	const text = count > 0 ? queueText(id) : null;
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-2.5">
			<h3 className="min-w-0 font-medium break-words">{queueName(id)}</h3>
			<span className="figures text-ink-2">{formatNumber(count)}</span>
			{(oldest_at !== null || text !== null) && (
				<div className="col-span-full min-w-0 text-[15px] text-ink-2">
					{oldest_at !== null && <p className="figures">самое давнее — с {formatMoment(oldest_at)}</p>}
					{text !== null && <p>{text}</p>}
				</div>
			)}
			{retry && count > 0 && (
				<Button
					variant="ghost"
					size="s"
					onClick={() => ask(queue)}
					className="col-span-full justify-self-start"
				>
					Попробовать снова…
					<span className="sr-only">{queueName(id)}</span>
				</Button>
			)}
			{id === 'moderation' && count > 0 && (
				<OwnLink to="/moderation" className={`${buttonClass('ghost', 's')} col-span-full justify-self-start`}>
					Открыть модерацию
				</OwnLink>
			)}
		</li>
	);
}

export type QueuesProps = {
	queues: readonly OperatorQueue[];
	token: string;
	onDone: () => Promise<void>;
};

/** The queues, each with the age of its oldest and, where it may be hurried, with a button. */
export function Queues({ queues, token, onDone }: QueuesProps) {
	const { begin, view } = useAct(onDone);
	const waiting = queues.reduce((sum, { count }) => sum + count, 0);

	function ask({ id, count }: OperatorQueue) {
		begin({
			title: 'Попробовать снова?',
			facts: [
				['Очередь', queueName(id)],
				['Ждёт', formatNumber(count)],
			],
			note: retryNote(id),
			confirm: 'Попробовать снова',
			cancel: 'Отмена',
			run: async (why) =>
				actResult(await call(retryQueueRoute, { queue: id, why }, { token }), ({ data }) =>
					retryResult(id, data.retried),
				),
		});
	}

	return (
		<ConsolePart title="Очереди" summary={`ждёт ${formatNumber(waiting)}`}>
			{view}
			<ul className="divide-y divide-line">
				{queues.map((queue) => (
					<QueueLine key={queue.id} queue={queue} ask={ask} />
				))}
			</ul>
		</ConsolePart>
	);
}
