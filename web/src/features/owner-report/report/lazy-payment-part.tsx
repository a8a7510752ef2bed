import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { FAILED_TEXT } from '../../../client.ts';
import { Button } from '../../../ui/button.tsx';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { Notice } from '../../../ui/notice.tsx';

const load = () => import('./payment-part.tsx');

/** Where a report is paid for: sign-in and payment come with it, and no paid report loads them. */
export function LazyPaymentPart(props: { report: OwnerReport; onPaid: () => void }) {
	const part = useLazyModule(load, true);
	if (part.state === 'ready') return <part.module.PaymentPart {...props} />;
	if (part.state === 'loading') return <div className="min-h-60" />;
	return (
		<Notice kind="error" announced>
			<p>{FAILED_TEXT}</p>
			<Button look="ghost" size="s" onClick={part.again} className="mt-2.5">
				Повторить
			</Button>
		</Notice>
	);
}
