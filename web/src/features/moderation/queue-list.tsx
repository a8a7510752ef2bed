import type { QueuedComment } from '@avtosverka/contract/moderation';
import { formatShortMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { Card } from '../../ui/card.tsx';
import type { DeskEvent, DeskState } from './desk-state.ts';
import { COMMENTS, PHASE_WORDS } from './words.ts';

export type QueueListProps = { state: DeskState; send: (event: DeskEvent) => void };

/** What was taken of the queue, a line each; the ticked ones are decided about together. */
export function QueueList({ state: { queue, selected, focus }, send }: QueueListProps) {
	const all = selected.length === queue.length;
	return (
		<Card as="section" aria-labelledby="queue-title" className="px-4 py-3 sm:px-5">
			<header className="flex flex-wrap items-center gap-x-4">
				<h2 id="queue-title" className="mr-auto font-semibold">
					У вас {counted(queue.length, COMMENTS)}
				</h2>
				<label className="flex min-h-11 items-center gap-2.5 text-[15px] text-ink-2">
					<input
						type="checkbox"
						checked={all}
						onChange={() => send({ kind: 'all-selected', on: !all })}
						className="size-5 accent-accent"
					/>
					Выбрать все
				</label>
			</header>
			<ul>
				{queue.map((comment) => (
					<Line
						key={comment.id}
						comment={comment}
						current={comment.id === focus}
						ticked={selected.includes(comment.id)}
						send={send}
					/>
				))}
			</ul>
		</Card>
	);
}

type LineProps = {
	comment: QueuedComment;
	current: boolean;
	ticked: boolean;
	send: (event: DeskEvent) => void;
};

function Line({ comment: { id, comment, author, created_at, remarks }, current, ticked, send }: LineProps) {
	const seen = [...new Set(remarks.map(({ phase }) => PHASE_WORDS[phase]))].join(', ');
	return (
		<li className="flex items-stretch gap-1 border-t border-line">
			<label className="grid w-11 flex-none cursor-pointer place-items-center">
				<span className="sr-only">Выбрать комментарий: {author.name}</span>
				<input
					type="checkbox"
					checked={ticked}
					onChange={() => send({ kind: 'selected', id })}
					className="size-5 accent-accent"
				/>
			</label>
			<button
				type="button"
				aria-current={current ? 'true' : undefined}
				onClick={() => send({ kind: 'looked-at', id })}
				className="my-1 min-w-0 flex-1 rounded-chip px-3 py-2 text-left hover:bg-mute-soft aria-[current=true]:bg-accent-soft"
			>
				<span dir="auto" className="block overflow-hidden text-ellipsis whitespace-nowrap">
					{comment}
				</span>
				<span className="figures block overflow-hidden text-[14px] text-ellipsis whitespace-nowrap text-ink-2">
					<bdi>{author.name}</bdi> · {formatShortMoment(created_at)}
					{seen !== '' && <b className="font-medium text-warn"> · {seen}</b>}
				</span>
			</button>
		</li>
	);
}
