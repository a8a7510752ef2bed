import type { RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { useEffect, useRef, useState } from 'react';
import { SaidNotice } from './desk-notice.tsx';
import { lastBatch, subjects } from './desk-state.ts';
import { EmptyQueue, FailedQueue, LoadingQueue } from './empty-queue.tsx';
import { InFocus } from './in-focus.tsx';
import { KeyList } from './key-list.tsx';
import { LastDecisions } from './last-decisions.tsx';
import { NumbersPanel } from './numbers.tsx';
import { QueueList } from './queue-list.tsx';
import { ReportBeside } from './report-beside.tsx';
import { SubscriptionPart } from './subscription.tsx';
import { useDesk } from './use-desk.ts';
import { useKeys } from './use-keys.ts';

/** The moderator's desk: one comment at a time, all of it to be done by keyboard. */
export function Desk({ token }: { token: string }) {
	const desk = useDesk(token);
	const { state, send } = desk;
	const [refusing, setRefusing] = useState(false);
	const [note, setNote] = useState('');
	const [beside, setBeside] = useState(false);
	const place = useRef<HTMLElement>(null);
	const keys = useRef<HTMLDetailsElement>(null);

	const inFocus = state.queue.find(({ id }) => id === state.focus) ?? null;
	const about = subjects(state).length;

	// Where the comment was that has gone, there is the next one: the keyboard stays at it.
	const { steps } = state;
	useEffect(() => {
		if (steps > 0) place.current?.focus();
	}, [steps]);

	function close() {
		setRefusing(false);
		setNote('');
	}

	function refuse(reason: RefusalReason) {
		const words = note.trim();
		close();
		desk.decide({ decision: 'refuse', reason, ...(words !== '' && { note: words }) });
	}

	function approve() {
		close();
		desk.decide({ decision: 'approve' });
	}

	function move(by: 1 | -1) {
		close();
		send({ kind: 'moved', by });
	}

	const keysOn = useKeys(refusing, (key) => {
		switch (key.does) {
			case 'next':
				return move(1);
			case 'previous':
				return move(-1);
			case 'approve':
				return approve();
			case 'refuse':
				return setRefusing(about > 0);
			case 'reason':
				return refuse(key.reason);
			case 'close':
				place.current?.focus();
				return close();
			case 'undo':
				return desk.undo();
			case 'select':
				return inFocus && send({ kind: 'selected', id: inFocus.id });
			case 'report':
				return setBeside((shown) => !shown);
			case 'keys':
				return toggle(keys.current);
		}
	});

	return (
		<div className="wrap pt-6 pb-15">
			<h1 className="mb-4 text-[clamp(24px,3.4vw,32px)] font-bold">Модерация</h1>
			<NumbersPanel token={token} fresh={desk.settledTimes} />
			<SaidNotice said={desk.said} />
			<div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
				<div className="grid min-w-0 grid-cols-1 gap-4">
					{inFocus ? (
						<InFocus
							ref={place}
							token={token}
							comment={inFocus}
							place={state.queue.indexOf(inFocus) + 1}
							of={state.queue.length}
							about={about}
							onApprove={approve}
							refusal={{
								open: refusing,
								note,
								onNote: setNote,
								onOpen: () => setRefusing(true),
								onClose: close,
								onReason: refuse,
							}}
							onMove={move}
							beside={beside}
							onBeside={() => setBeside((shown) => !shown)}
						/>
					) : state.phase === 'loading' ? (
						<LoadingQueue />
					) : state.phase === 'failed' ? (
						<FailedQueue ref={place} message={state.refusal} onAgain={desk.take} />
					) : (
						<EmptyQueue ref={place} onAgain={desk.take} />
					)}
					{state.queue.length > 0 && <QueueList state={state} send={send} />}
				</div>
				<div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-19">
					{beside && inFocus && <ReportBeside vin={inFocus.vin} />}
					<LastDecisions past={state.past} last={lastBatch(state)} onUndo={desk.undo} />
					<KeyList ref={keys} on={keysOn.on} onSwitch={keysOn.switchTo} />
					<SubscriptionPart token={token} />
				</div>
			</div>
		</div>
	);
}

function toggle(details: HTMLDetailsElement | null): void {
	if (details === null) return;
	details.open = !details.open;
	details.querySelector('summary')?.focus();
}
