import { REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import type { ReactNode } from 'react';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../site.ts';
import { Notice } from '../ui/notice.tsx';
import { Methods } from './methods.tsx';
import { PurchaseProgress } from './purchase-progress.tsx';
import { usePurchase } from './use-purchase.ts';
import { REPORT_PAID, REPORT_UNSETTLED } from './words.ts';

export type ReportPurchaseProps = {
	uuid: string;
	/** Gets the link and the document; null for anyone who wants neither. */
	email: string | null;
	from: string;
	onPaid: () => void;
	/** What is to be known before paying; `choosing` while nothing is ordered yet and all may be changed. */
	children: (choosing: boolean) => ReactNode;
};

/** Paying for an owner report, signed in or not. */
export function ReportPurchase({ uuid, email, from, onPaid, children }: ReportPurchaseProps) {
	const session = useSession();
	const { payments } = useSettings();
	const { state, send, order } = usePurchase({ place: 'website', from, onPaid });
	return (
		<div className="grid gap-4">
			{children(state.name === 'choosing')}
			{payments === null ? (
				<Notice kind="info">Купить отчёт сейчас нельзя: оплата на этом сайте не подключена.</Notice>
			) : state.name !== 'choosing' && state.name !== 'ordering' && state.name !== 'leaving' ? (
				<PurchaseProgress
					state={state}
					send={send}
					on={null}
					credited={() => REPORT_PAID}
					unsettled={REPORT_UNSETTLED}
				/>
			) : (
				<>
					{state.name === 'choosing' && state.problem !== null && (
						<Notice kind="error" announced>
							{state.problem}
						</Notice>
					)}
					<Methods
						methods={payments.methods}
						kopecks={REPORT_KOPECKS}
						busy={state.name === 'choosing' ? null : state.method}
						disabled={session === null}
						onChoose={(method) =>
							order({ purpose: 'report1', report_uuid: uuid, method, ...(email !== null && { email }) })
						}
					/>
				</>
			)}
		</div>
	);
}
