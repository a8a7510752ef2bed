import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { Share2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Fold } from '../../../shell/fold.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { PartFailed } from './part-failed.tsx';
import { LINK_COPIED } from './words.ts';

/** Comes when the menu opens first: few readers share. */
const load = () => import('./share-panel.tsx');

/** How long the tooltip stays: specification, section 9. */
const TOOLTIP_MS = 2_000;

/** The menu that copies or sends a link to the report. */
export function ShareMenu({ report }: { report: OwnerReport }) {
	const box = useRef<HTMLDivElement>(null);
	const [opened, setOpened] = useState(0);
	const [copied, setCopied] = useState(0);
	const panel = useLazyModule(load, opened > 0);

	useEffect(() => {
		if (copied === 0) return;
		const timer = setTimeout(() => setCopied(0), TOOLTIP_MS);
		return () => clearTimeout(timer);
	}, [copied]);

	const toggle = (isOpen: boolean) => isOpen && setOpened((times) => times + 1);
	// Opened before the page was alive.
	useEffect(() => {
		if (box.current?.querySelector('details')?.open) setOpened(1);
	}, []);
	const focusFace = useCallback(() => box.current?.querySelector('summary')?.focus(), []);
	const close = () => {
		const fold = box.current?.querySelector('details');
		if (fold) fold.open = false;
		focusFace();
	};

	return (
		<div ref={box} className="relative print:hidden">
			<Fold
				onToggle={toggle}
				faceClass={`${buttonClass('ghost', 's')} bg-paper`}
				face={
					<>
						<Share2 aria-hidden className="size-5" />
						Поделиться
					</>
				}
			>
				<div className="absolute right-0 z-20 mt-2 min-h-14 w-72 max-w-[calc(100vw-48px)] rounded-card border border-line bg-paper p-2 shadow-lift max-sm:right-auto max-sm:left-0">
					{panel.state === 'ready' && (
						<panel.module.SharePanel
							key={opened}
							report={report}
							onClose={close}
							onCopied={() => setCopied((times) => times + 1)}
							focusFace={focusFace}
						/>
					)}
					{panel.state === 'failed' && <PartFailed again={panel.again} />}
				</div>
			</Fold>
			<span
				role="status"
				className="pointer-events-none absolute top-full right-0 z-30 mt-2 max-sm:right-auto max-sm:left-0"
			>
				{copied > 0 && (
					<span className="block rounded-chip bg-night px-3 py-1.5 text-[14px] whitespace-nowrap text-white shadow-lift dark:bg-white dark:text-night">
						{LINK_COPIED}
					</span>
				)}
			</span>
		</div>
	);
}
