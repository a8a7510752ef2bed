import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';

export type SharedPictureViewProps = {
	picture: File;
	onRead: () => void;
};

/** A picture that was shared to the application: any page can have sent it, so that a press reads it. */
export function SharedPictureView({ picture, onRead }: SharedPictureViewProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		let isGone = false;
		const show = async () => {
			const bitmap = await createImageBitmap(picture);
			if (isGone || canvas.current === null) return;
			canvas.current.width = bitmap.width;
			canvas.current.height = bitmap.height;
			canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
			setShown(true);
		};
		// What cannot be shown is reported when it is read.
		show().catch(() => {});
		return () => {
			isGone = true;
		};
	}, [picture]);
	return (
		<>
			<p className="mb-3 text-[15px] text-ink-2">В приложение отправили снимок. Прочитать с него номер?</p>
			<canvas
				ref={canvas}
				role="img"
				aria-label="Отправленный снимок"
				className={`mx-auto max-h-64 max-w-full rounded-field ${isShown ? '' : 'hidden'}`}
			/>
			<Button onClick={onRead} icon={<ScanLine aria-hidden className="size-5" />} className="mt-3 w-full">
				Прочитать номер
			</Button>
		</>
	);
}
