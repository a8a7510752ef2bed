import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { PartFailed } from './part-failed.tsx';

const load = () => import('./payment-part.tsx');

/** Where a report is paid for: sign-in and payment come with it, and no paid report loads them. */
export function LazyPaymentPart(props: { report: OwnerReport; onPaid: () => void }) {
	const part = useLazyModule(load, true);
	if (part.state === 'ready') return <part.module.PaymentPart {...props} />;
	if (part.state === 'loading') return <div className="min-h-60" />;
	return <PartFailed again={part.again} />;
}
