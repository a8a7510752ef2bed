import { Camera, Images, ScanLine } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';

export type PictureChoiceProps = {
	onChoose: (file: File) => void;
	/** Starts the live camera; null where it may not be asked for. */
	onLive: (() => void) | null;
	/** Beside what was read already, which is then the first thing to press. */
	isAgain?: boolean;
};

/** Camera, gallery and live camera: the ways that a picture comes from. */
export function PictureChoice({ onChoose, onLive, isAgain = false }: PictureChoiceProps) {
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		currentTarget.value = '';
		if (file) onChoose(file);
	};
	const style = 'relative w-full cursor-pointer focus-within:outline-3 focus-within:outline-offset-2';
	return (
		<>
			<div className="grid gap-3 sm:grid-cols-2">
				<label className={`${buttonClass(isAgain ? 'ghost' : 'main')} ${style} focus-within:outline-accent`}>
					<Camera aria-hidden className="size-5" /> Сфотографировать
					<input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
				</label>
				<label className={`${buttonClass('ghost')} ${style} focus-within:outline-accent`}>
					<Images aria-hidden className="size-5" /> Выбрать снимок
					<input type="file" accept="image/*" onChange={choose} className="sr-only" />
				</label>
			</div>
			{onLive !== null && (
				<Button
					variant="ghost"
					onClick={onLive}
					icon={<ScanLine aria-hidden className="size-5" />}
					className="mt-3 w-full"
				>
					Навести камеру
				</Button>
			)}
			<p className="mt-3 text-[13.5px] text-ink-2">
				Снимок читается на этом устройстве: он никуда не отправляется и не сохраняется.
			</p>
		</>
	);
}
