import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHydrated } from '../ui/hydrated.ts';
import { useLazyModule } from '../ui/lazy-module.ts';

const load = () => import('./picture-dialog.tsx');

export type CameraButtonProps = {
	number: 'VIN' | 'госномер';
	className: string;
	send: (event: { kind: 'found'; field: 'vin' | 'plate'; text: string; note: null }) => void;
};

/** Opens the reading of a number from a picture, which is loaded then. Absent where nothing can read. */
export function CameraButton({ number, className, send }: CameraButtonProps) {
	const able = useHydrated() && typeof WebAssembly === 'object';
	const [open, setOpen] = useState(false);
	const dialog = useLazyModule(load, open);
	const form = useRef<HTMLFormElement>(null);
	if (!able) return null;
	return (
		<>
			<button
				type="button"
				aria-label={`Прочитать ${number} с фотографии`}
				aria-haspopup="dialog"
				onClick={({ currentTarget }) => {
					form.current = currentTarget.form;
					setOpen(true);
					if (dialog.state === 'failed') dialog.again();
				}}
				className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full ${className}`}
			>
				<Camera aria-hidden className="size-6" />
			</button>
			{open && dialog.state === 'ready' && (
				<dialog.module.PictureDialog
					onClose={() => setOpen(false)}
					onRead={(field, text) => {
						setOpen(false);
						send({ kind: 'found', field, text, note: null });
						// The button is gone with the empty field: what comes next is to send it.
						const next = form.current?.querySelector<HTMLElement>('button[type=submit]');
						setTimeout(() => next?.focus());
					}}
				/>
			)}
		</>
	);
}
