import { Camera, Images } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { openPicture } from './open-picture.ts';
import { PICTURE_PROBLEM_TEXT } from './picture-file.ts';
import { readPixels } from './reader.ts';
import type { SeenNumber } from './seen.ts';
import { SeenNumberForm } from './seen-number-form.tsx';

const FAILED_TEXT = 'В этом браузере прочитать снимок не вышло. Введите номер вручную.';
const NOTHING_TEXT =
	'На снимке не нашлось ни VIN, ни номера. Снимите ближе, ровно и без бликов: код или строка во всю ширину.';

type DialogState =
	| { readonly name: 'choosing'; readonly problem: string | null }
	| { readonly name: 'reading' }
	| { readonly name: 'seen'; readonly number: SeenNumber; readonly canvas: HTMLCanvasElement };

export type PictureDialogProps = {
	send: (event: { kind: 'found'; field: 'vin' | 'plate'; text: string; note: null }) => void;
	onClose: () => void;
};

/** A picture is chosen, read on this device and shown beside what was read, for a person to confirm. */
export function PictureDialog({ send, onClose }: PictureDialogProps) {
	const [state, setState] = useState<DialogState>({ name: 'choosing', problem: null });
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

	const read = async (file: File) => {
		setState({ name: 'reading' });
		const next = await readFile(file);
		if (open.current) setState(next);
	};

	return (
		<Dialog title="Номер с фотографии" onClose={onClose}>
			<div aria-live="polite" className="min-h-58">
				{state.name === 'reading' && (
					<p className="flex items-center gap-3 py-6">
						<Spinner /> Читаем снимок на этом устройстве…
					</p>
				)}
				{state.name === 'choosing' && (
					<>
						{state.problem !== null && (
							<Notice kind="warning" className="mb-4">
								{state.problem}
							</Notice>
						)}
						<Choice onChoose={read} />
					</>
				)}
				{state.name === 'seen' && (
					<>
						<SeenNumberForm number={state.number} canvas={state.canvas} onRead={onRead} />
						<div className="mt-5 border-t border-line pt-4">
							<Choice isAgain onChoose={read} />
						</div>
					</>
				)}
			</div>
		</Dialog>
	);
}

async function readFile(file: File): Promise<DialogState> {
	const opened = await openPicture(file);
	if (typeof opened === 'string') return { name: 'choosing', problem: PICTURE_PROBLEM_TEXT[opened] };
	const seen = await readPixels(opened.pixels);
	if (!seen.ok) return { name: 'choosing', problem: FAILED_TEXT };
	const [number] = seen.numbers;
	if (number === undefined) return { name: 'choosing', problem: NOTHING_TEXT };
	return { name: 'seen', number, canvas: opened.canvas };
}

/** Camera and gallery; `isAgain` beside what was read already, which is then the first thing to press. */
function Choice({ onChoose, isAgain = false }: { onChoose: (file: File) => void; isAgain?: boolean }) {
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		currentTarget.value = '';
		if (file) onChoose(file);
	};
	const look = 'relative w-full cursor-pointer focus-within:outline-3 focus-within:outline-offset-2';
	return (
		<>
			<div className="grid gap-3 sm:grid-cols-2">
				<label className={`${buttonClass(isAgain ? 'ghost' : 'main')} ${look} focus-within:outline-accent`}>
					<Camera aria-hidden className="size-5" /> Сфотографировать
					<input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
				</label>
				<label className={`${buttonClass('ghost')} ${look} focus-within:outline-accent`}>
					<Images aria-hidden className="size-5" /> Выбрать снимок
					<input type="file" accept="image/*" onChange={choose} className="sr-only" />
				</label>
			</div>
			<p className="mt-3 text-[13.5px] text-ink-2">
				Снимок читается на этом устройстве: он никуда не отправляется и не сохраняется.
			</p>
		</>
	);
}
