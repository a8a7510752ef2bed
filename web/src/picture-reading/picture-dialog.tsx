import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { bestOfEachKind } from './best-of-each-kind.ts';
import { KindChoice } from './kind-choice.tsx';
import { isLiveAllowed } from './live/live-allowed.ts';
import { LiveView } from './live/live-view.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { type PictureOutcome, readCanvas, readFile } from './read-picture.ts';
import type { SeenNumber } from './seen.ts';
import { SeenNumberForm } from './seen-number-form.tsx';
import { takeSharedPicture } from './shared-picture.ts';
import { SharedPictureView } from './shared-picture-view.tsx';

const NOT_ARRIVED_TEXT = 'Снимок до приложения не дошёл. Выберите его ещё раз.';

type DialogState =
	| { readonly name: 'choosing'; readonly problem: string | null }
	| { readonly name: 'live' }
	| { readonly name: 'reading' }
	| { readonly name: 'shared'; readonly picture: File }
	| SeenState;

type SeenState = {
	readonly name: 'seen';
	readonly numbers: readonly SeenNumber[];
	readonly chosen: SeenNumber;
	readonly canvas: HTMLCanvasElement;
};

export type PictureDialogProps = {
	send: (event: { kind: 'found'; field: 'vin' | 'plate'; text: string; note: null }) => void;
	onClose: () => void;
	/** True where a picture was shared to the application: it is shown at once, and read at a press. */
	isShared: boolean;
};

/** A picture is chosen, read on this device and shown beside what was read, for a person to confirm. */
export function PictureDialog({ send, onClose, isShared }: PictureDialogProps) {
	const [state, setState] = useState<DialogState>(
		isShared ? { name: 'reading' } : { name: 'choosing', problem: null },
	);
	const open = useRef(true);
	useEffect(() => {
		open.current = true;
		return () => {
			open.current = false;
		};
	}, []);

	const onRead = (field: 'vin' | 'plate', text: string) => {
		onClose();
		send({ kind: 'found', field, text, note: null });
		// The button that opened this is gone with the empty field: what comes next is to send it.
		const forms = 'form:has(#vin) button[type=submit]';
		setTimeout(() => document.querySelector<HTMLElement>(forms)?.focus());
	};

	const read = async (reading: Promise<PictureOutcome>) => {
		setState({ name: 'reading' });
		const next = await reading;
		if (open.current) setState(next.ok ? seenState(next) : { name: 'choosing', problem: next.problem });
	};
	const showShared = useRef(async () => {
		const picture = await takeSharedPicture().catch(() => null);
		if (!open.current) return;
		setState(picture ? { name: 'shared', picture } : { name: 'choosing', problem: NOT_ARRIVED_TEXT });
	});
	useEffect(() => {
		if (isShared) void showShared.current();
	}, [isShared]);

	const choice = {
		onChoose: (file: File) => void read(readFile(file)),
		onLive: isLiveAllowed() ? () => setState({ name: 'live' }) : null,
	};
	return (
		<Dialog title="Номер с фотографии" onClose={onClose}>
			<div aria-live="polite" className="min-h-58">
				{state.name === 'reading' && (
					<p className="flex items-center gap-3 py-6">
						<Spinner /> Читаем снимок на этом устройстве…
					</p>
				)}
				{state.name === 'shared' && (
					<>
						<SharedPictureView picture={state.picture} onRead={() => void read(readFile(state.picture))} />
						<div className="mt-5 border-t border-line pt-4">
							<PictureChoice isAgain {...choice} />
						</div>
					</>
				)}
				{state.name === 'live' && (
					<>
						<LiveView
							onFound={({ numbers, frame }) => setState(seenState({ numbers, canvas: frame }))}
							onShot={(canvas) => void read(readCanvas(canvas))}
							onProblem={(problem) => setState({ name: 'choosing', problem })}
						/>
						<Button
							variant="ghost"
							onClick={() => setState({ name: 'choosing', problem: null })}
							className="mt-3 w-full"
						>
							Выбрать снимок
						</Button>
					</>
				)}
				{state.name === 'choosing' && (
					<>
						{state.problem !== null && (
							<Notice kind="warning" className="mb-4">
								{state.problem}
							</Notice>
						)}
						<PictureChoice {...choice} />
					</>
				)}
				{state.name === 'seen' && (
					<>
						<KindChoice
							numbers={state.numbers}
							chosen={state.chosen}
							onChoose={(chosen) => setState({ ...state, chosen })}
						/>
						<SeenNumberForm number={state.chosen} canvas={state.canvas} onRead={onRead} />
						<div className="mt-5 border-t border-line pt-4">
							<PictureChoice isAgain {...choice} />
						</div>
					</>
				)}
			</div>
		</Dialog>
	);
}

function seenState({ numbers, canvas }: Pick<SeenState, 'numbers' | 'canvas'>): SeenState {
	const offered = bestOfEachKind(numbers);
	return { name: 'seen', numbers: offered, chosen: offered[0] as SeenNumber, canvas };
}
