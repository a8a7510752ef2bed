import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { logTrouble } from '../../../log.ts';
import { Fold } from '../../../shell/fold.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { reportAddress } from '../addresses.ts';
import { LINK_COPIED } from './words.ts';

/** How long the tooltip stays: specification, section 9. */
const TOLD_MS = 2_000;
const ITEM =
	'flex min-h-12 w-full items-center gap-2.5 rounded-chip px-3 text-left text-base text-ink hover:bg-accent-soft';

/** Copies or sends the report's link. What fails is only logged: specification, section 8. */
export function ShareMenu({ uuid }: { uuid: string }) {
	const alive = useHydrated();
	const box = useRef<HTMLDivElement>(null);
	const [copied, setCopied] = useState(0);
	const canShare = alive && typeof navigator.share === 'function';

	useEffect(() => {
		if (copied === 0) return;
		const timer = setTimeout(() => setCopied(0), TOLD_MS);
		return () => clearTimeout(timer);
	}, [copied]);

	const close = () => {
		const fold = box.current?.querySelector('details');
		if (fold) fold.open = false;
		fold?.querySelector('summary')?.focus();
	};
	const link = () => new URL(reportAddress(uuid), window.location.origin).href;
	const share = async () => {
		close();
		try {
			await navigator.share({ title: 'Отчёт о владельце', url: link() });
		} catch {
			logTrouble('the report could not be shared');
		}
	};
	const copy = async () => {
		close();
		try {
			await navigator.clipboard.writeText(link());
			setCopied((times) => times + 1);
		} catch {
			logTrouble('the link could not be copied');
		}
	};

	return (
		<div ref={box} className="relative print:hidden">
			<Fold
				faceClass={`${buttonClass('ghost', 's')} bg-paper`}
				face={
					<>
						<Share2 aria-hidden className="size-5" />
						Поделиться
					</>
				}
			>
				<div className="absolute right-0 z-20 mt-2 w-72 max-w-[calc(100vw-48px)] rounded-card border border-line bg-paper p-2 shadow-lift max-sm:right-auto max-sm:left-0">
					{canShare && (
						<button type="button" onClick={share} className={ITEM}>
							<Share2 aria-hidden className="size-5 text-ink-2" />
							Через приложение
						</button>
					)}
					<button type="button" onClick={copy} className={ITEM}>
						<Copy aria-hidden className="size-5 text-ink-2" />
						Скопировать ссылку
					</button>
					<p className="px-3 pt-1 pb-2 text-[13.5px] text-ink-2">Отчёт увидит каждый, у кого есть ссылка.</p>
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
