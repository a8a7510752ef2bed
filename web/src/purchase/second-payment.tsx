import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { Notice } from '../ui/notice.tsx';
import { checkPaymentOrder } from './calls.ts';
import { pollPayment } from './poll.ts';
import { rememberedOrder } from './remembered-order.ts';

/**
 * What became of the payment that this tab has begun for a paid report, where another one had opened it
 * before; nothing for any other.
 * @param page the address of the report's page, without its query
 */
export function SecondPayment({ page }: { page: string }) {
	const session = useSession();
	const token = session?.token ?? null;
	const known = session !== null;
	const [notice, setNotice] = useState<string | null>(null);

	useEffect(() => {
		const order = rememberedOrder();
		if (!known || order?.from.split('?')[0] !== page) return;
		return pollPayment({
			ask: () => checkPaymentOrder(order.id, token),
			onEnd: (end) => setNotice(end.kind === 'paid' ? (end.notice ?? null) : null),
			onTimeout: () => setNotice(null),
		});
	}, [known, token, page]);

	if (notice === null) return null;
	return (
		<Notice kind="warning" announced className="print:hidden">
			{notice}
		</Notice>
	);
}
