import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { Copy, Share2, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { logTrouble } from '../../../log.ts';
import { useSession } from '../../../session/use-session.ts';
import { makeReportLink, revokeReportLink, type ShareTarget } from './report-link.ts';

const ITEM =
	'flex min-h-12 w-full items-center gap-2.5 rounded-chip px-3 text-left text-base text-ink hover:bg-accent-soft disabled:text-ink-3';

export type SharePanelProps = {
	report: OwnerReport;
	onClose: () => void;
	onCopied: () => void;
	/** Takes the focus back to the menu's button. */
	focusFace: () => void;
};

/**
 * What stands in the open menu. The link is made when it opens: a press that had to wait for it would be no
 * press of the person's any more to the device. What fails is only logged: specification, section 8.
 */
export function SharePanel({ report, onClose, onCopied, focusFace }: SharePanelProps) {
	const { report_uuid, own, sample } = report;
	const token = useSession()?.token ?? null;
	const [link, setLink] = useState<ShareTarget>({ kind: 'making' });
	const [problem, setProblem] = useState<string | null>(null);
	const canShare = typeof navigator.share === 'function';

	useEffect(() => {
		let isWanted = true;
		setLink({ kind: 'making' });
		void makeReportLink({ report_uuid, own, sample }, token).then((made) => isWanted && setLink(made));
		return () => {
			isWanted = false;
		};
	}, [report_uuid, own, sample, token]);

	const url = link.kind === 'masked' || link.kind === 'whole' ? link.url : null;
	const share = async () => {
		if (url === null) return;
		onClose();
		try {
			await navigator.share({ title: 'Отчёт о владельце', url });
		} catch {
			logTrouble('the report could not be shared');
		}
	};
	const copy = async () => {
		if (url === null) return;
		onClose();
		try {
			await navigator.clipboard.writeText(url);
			onCopied();
		} catch {
			logTrouble('the link could not be copied');
		}
	};
	const revoke = async () => {
		const revoked = await revokeReportLink(report, token);
		if (typeof revoked === 'string') return setProblem(revoked);
		setLink(revoked);
		// The button in focus is gone.
		focusFace();
	};

	return (
		<>
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
		</>
	);
}
