import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { Copy, Share2, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logTrouble } from '../../../log.ts';
import { useSession } from '../../../session/use-session.ts';
import { Fold } from '../../../shell/fold.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { wholeAddress } from '../../../ui/owner-report-addresses.ts';
import type { ShareTarget } from './report-link.ts';
import { BY_ADDRESS, LINK_COPIED, NO_LINK } from './words.ts';

/** Comes when the menu opens first: few readers share. */
const links = () => import('./report-link.ts');

/** How long the tooltip stays: specification, section 9. */
const TOOLTIP_MS = 2_000;
const ITEM =
	'flex min-h-12 w-full items-center gap-2.5 rounded-chip px-3 text-left text-base text-ink hover:bg-accent-soft disabled:text-ink-3';

/**
 * Copies or sends a link to the report, which is made when the menu opens: a press that had to wait for it
 * would be no press of the person's any more to the device. What fails is only logged: specification,
 * section 8.
 */
export function ShareMenu({ report: { report_uuid, own, sample } }: { report: OwnerReport }) {
	const report = useMemo(() => ({ report_uuid, own, sample }), [report_uuid, own, sample]);
	const alive = useHydrated();
	const token = useSession()?.token ?? null;
	const box = useRef<HTMLDivElement>(null);
	const [copied, setCopied] = useState(0);
	const [link, setLink] = useState<ShareTarget>({ kind: 'making' });
	const [problem, setProblem] = useState<string | null>(null);
	const canShare = alive && typeof navigator.share === 'function';

	useEffect(() => {
		if (copied === 0) return;
		const timer = setTimeout(() => setCopied(0), TOOLTIP_MS);
		return () => clearTimeout(timer);
	}, [copied]);

	const toggle = useCallback(
		async (isOpen: boolean) => {
			if (!isOpen) return;
			setLink({ kind: 'making' });
			setProblem(null);
			const made = links().then(({ makeReportLink }) => makeReportLink(report, token));
			const whole = { kind: 'whole', url: wholeAddress(report.report_uuid) } as const;
			setLink(await made.catch(() => ({ ...whole, words: `${NO_LINK} ${BY_ADDRESS}` })));
		},
		[report, token],
	);
	// Opened before the page was alive.
	useEffect(() => {
		if (box.current?.querySelector('details')?.open) void toggle(true);
	}, [toggle]);

	const close = () => {
		const fold = box.current?.querySelector('details');
		if (fold) fold.open = false;
		fold?.querySelector('summary')?.focus();
	};
	const url = link.kind === 'masked' || link.kind === 'whole' ? link.url : null;
	const share = async () => {
		if (url === null) return;
		close();
		try {
			await navigator.share({ title: 'Отчёт о владельце', url });
		} catch {
			logTrouble('the report could not be shared');
		}
	};
	const copy = async () => {
		if (url === null) return;
		close();
		try {
			await navigator.clipboard.writeText(url);
			setCopied((times) => times + 1);
		} catch {
			logTrouble('the link could not be copied');
		}
	};
	const revoke = async () => {
		const { revokeReportLink } = await links();
		const revoked = await revokeReportLink(report, token);
		if (typeof revoked === 'string') return setProblem(revoked);
		setLink(revoked);
		// The button in focus is gone.
		box.current?.querySelector('summary')?.focus();
	};

	return (
		<div ref={box} className="relative print:hidden">
			<Fold
				onToggle={(isOpen) => void toggle(isOpen)}
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
						<button type="button" disabled={url === null} onClick={share} className={ITEM}>
							<Share2 aria-hidden className="size-5 text-ink-2" />
							Через приложение
						</button>
					)}
					<button type="button" disabled={url === null} onClick={copy} className={ITEM}>
						<Copy aria-hidden className="size-5 text-ink-2" />
						Скопировать ссылку
					</button>
					<p role="status" className="px-3 pt-1 pb-2 text-[13.5px] text-ink-2">
						{problem ?? (link.kind === 'making' ? 'Готовим ссылку…' : link.words)}
					</p>
					{link.kind === 'masked' && (
						<button type="button" onClick={revoke} className={ITEM}>
							<Trash2 aria-hidden className="size-5 text-ink-2" />
							Отозвать ссылку
						</button>
					)}
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
