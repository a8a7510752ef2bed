import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNonce } from '../nonce.ts';

export type DialogProps = {
	title: string;
	children: ReactNode;
	onClose: () => void;
	/** Where the focus goes afterwards; without it, to what had it before. */
	returnFocus?: () => HTMLElement | null;
	/** True while a press beside it would be a slip, such as the second half of a double one: it stays then. */
	steady?: boolean;
	/** True where content grows after it opened: its top stays where it is, so that nothing jumps. */
	growing?: boolean;
	/** Actions that stay in view at its foot, while what stands above them scrolls. */
	foot?: ReactNode;
};

/**
 * A dialog over the page: focus kept inside, the page behind still, closed by Escape, the cross or a press
 * beside it. On a phone it stands at the bottom edge. Import it lazily: Base UI is no part of a page's first
 * scripts.
 */
export function Dialog({
	title,
	children,
	onClose,
	returnFocus,
	steady = false,
	growing = false,
	foot,
}: DialogProps) {
	useStillPage();
	// Not the cross, which would be the first thing in it: a screen reader then begins with the title.
	const popup = useRef<HTMLDivElement>(null);
	return (
		<CSPProvider nonce={useNonce()}>
			<Base.Root open disablePointerDismissal={steady} onOpenChange={(open) => !open && onClose()}>
				<Base.Portal>
					<Base.Backdrop className="fixed inset-0 z-50 bg-[#060c18]/65 transition-opacity duration-150 data-starting-style:opacity-0" />
					<Base.Viewport
						className={`fixed inset-0 z-50 grid justify-items-center overflow-y-auto sm:p-6 ${growing ? 'items-start sm:pt-[9vh]' : 'items-end sm:items-center'}`}
					>
						<Base.Popup
							ref={popup}
							initialFocus={popup}
							{...(returnFocus && { finalFocus: returnFocus })}
							className={`relative w-full max-w-130 animate-rise rounded-t-[20px] bg-paper pb-[env(safe-area-inset-bottom)] text-ink shadow-lift outline-none sm:rounded-[20px] ${growing ? 'max-sm:mt-24 max-sm:min-h-[calc(100dvh-6rem)]' : ''} ${foot ? 'flex max-h-[88dvh] flex-col' : ''}`}
						>
							<div className="flex items-center gap-4 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
								<Base.Title className="mr-auto text-lg font-semibold">{title}</Base.Title>
								<Base.Close
									aria-label="Закрыть"
									className="grid size-11 place-items-center rounded-full text-ink-2 hover:bg-mute-soft"
								>
									<X aria-hidden className="size-5" />
								</Base.Close>
							</div>
							{foot ? (
								<>
									{/* A keyboard scrolls what it can reach. */}
									{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
									<div tabIndex={0} className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6">
										{children}
									</div>
									<div className="border-t border-line px-5 py-3 sm:px-6">{foot}</div>
								</>
							) : (
								<div className="px-5 pt-5 pb-6 sm:px-6">{children}</div>
							)}
						</Base.Popup>
					</Base.Viewport>
				</Base.Portal>
			</Base.Root>
		</CSPProvider>
	);
}

/** Base UI leads a straying focus back a moment later; an inert page never lets it stray. */
function useStillPage(): void {
	useLayoutEffect(() => {
		const page = document.getElementById('page');
		page?.setAttribute('inert', '');
		return () => page?.removeAttribute('inert');
	}, []);
}
