import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/hydrated.ts';
import { useLazyModule } from '../ui/lazy-module.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

const load = () => import('./picture-dialog.tsx');

export type CameraButtonProps = {
	number: 'VIN' | 'госномер';
	className: string;
	send: PictureDialogProps['send'];
};

/** Opens the reading of a number from a picture, which is loaded then. Absent where nothing can read. */
export function CameraButton({ number, className, send }: CameraButtonProps) {
	const able = useHydrated() && typeof WebAssembly === 'object';
	const [open, setOpen] = useState(false);
	const [isShared, setShared] = useState(false);
	useEffect(() => {
		// One of the two buttons of a search opens what was shared to the application.
		if (number !== 'VIN' || location.hash !== '#shared-picture') return;
		history.replaceState(history.state, '', location.pathname);
		setShared(true);
		setOpen(true);
	}, [number]);
	const dialog = useLazyModule(load, open);
	if (!able) return null;
	const close = () => {
		setShared(false);
		setOpen(false);
	};
	return (
		<>
			<button
				type="button"
				aria-label={`Прочитать ${number} с фотографии`}
				aria-haspopup="dialog"
				onClick={() => {
					setOpen(true);
					if (dialog.state === 'failed') dialog.again();
				}}
				className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full ${className}`}
			>
				<Camera aria-hidden className="size-6" />
			</button>
			{open && dialog.state === 'ready' && (
				<dialog.module.PictureDialog onClose={close} send={send} isShared={isShared} />
			)}
		</>
	);
}
