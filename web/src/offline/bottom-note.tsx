import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export type BottomNoteProps = {
	label: string;
	children: ReactNode;
	action?: ReactNode;
	closeLabel: string;
	onClose: () => void;
};

/** A small card at the foot of the screen, above the bar of some pages; goes when dismissed. */
export function BottomNote({ label, children, action, closeLabel, onClose }: BottomNoteProps) {
	return (
		<aside
			aria-label={label}
			className="pointer-events-none fixed inset-x-3 bottom-[calc(12px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-30 grid justify-items-center md:inset-x-5 print:hidden"
		>
			<div className="pointer-events-auto flex w-full max-w-140 animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-paper py-2 pr-2 pl-4 text-ink shadow-lift">
				<div className="min-w-0 flex-[1_1_140px] py-1.5 text-[15px] leading-snug">{children}</div>
				<div className="ml-auto flex flex-none items-center gap-1">
					{action}
					<button
						type="button"
						aria-label={closeLabel}
						onClick={onClose}
						className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft"
					>
						<X aria-hidden className="size-5" />
					</button>
				</div>
			</div>
		</aside>
	);
}
