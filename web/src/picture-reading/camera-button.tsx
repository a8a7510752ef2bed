import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHydrated } from '../ui/hydrated.ts';
import { useLazyModule } from '../ui/lazy-module.ts';

const load = () => import('./picture-dialog.tsx');

export type CameraButtonProps = {
	label: string;
	className: string;
	onRead: (kind: 'vin' | 'plate', text: string) => void;
};

/** Opens the reading of a number from a picture; nothing of it is loaded before. Absent where nothing reads. */
export function CameraButton({ label, className, onRead }: CameraButtonProps) {
	const able = useHydrated() && typeof WebAssembly === 'object' && typeof Worker === 'function';
	const [open, setOpen] = useState(false);
	const dialog = useLazyModule(load, open);
	const form = useRef<HTMLFormElement>(null);
	if (!able) return null;
	const failed = open && dialog.state === 'failed';
	return (
		<>
			<button
				type="button"
				aria-label={failed ? `${label}: не загрузилось, нажмите ещё раз` : label}
				aria-haspopup="dialog"
				onClick={({ currentTarget }) => {
					form.current = currentTarget.form;
					if (failed) dialog.again();
					else setOpen(true);
				}}
				className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full ${className}`}
			>
				<Camera aria-hidden className="size-6" />
			</button>
			{open && dialog.state === 'ready' && (
				<dialog.module.PictureDialog
					onClose={() => setOpen(false)}
					onRead={(kind, text) => {
						setOpen(false);
						onRead(kind, text);
						// The button is gone with the empty field: what comes next is to send it.
						const next = form.current?.querySelector<HTMLElement>('button[type=submit]');
						setTimeout(() => next?.focus());
					}}
				/>
			)}
		</>
	);
}
