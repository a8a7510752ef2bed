import { rememberedOrder } from '../../../purchase/remembered-order.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { PartFailed } from './part-failed.tsx';

const load = () => import('../../../purchase/second-payment.tsx');

/** Looks after the payment that this tab has begun for the report at this address, where it has begun one. */
export function LaterSecondPayment({ page }: { page: string }) {
	const begun = useHydrated() && rememberedOrder()?.from.split('?')[0] === page;
	const part = useLazyModule(load, begun);
	if (part.state === 'failed') return <PartFailed again={part.again} />;
	return part.state === 'ready' ? <part.module.SecondPayment page={page} /> : null;
}
