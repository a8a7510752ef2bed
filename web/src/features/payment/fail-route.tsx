import { CircleX } from 'lucide-react';
import { PURCHASE_FAILED } from '../../purchase/machine.ts';
import { wayToTryAgain } from '../../purchase/way-back.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { SuccessView } from './success-route.tsx';
import { type OrderProgress, usePaymentOrder } from './use-order.ts';

/** Looks the same for everybody: whose payment it is, is found out in the browser. */
export const handle = { static: true };

/** /failPay: where MONETA leads anyone who has not paid, or has turned back. */
export default function FailPay() {
	return (
		<>
			<Head title="Платёж не прошёл" description="Что делать, если платёж не прошёл." index={false} />
			<FailView {...usePaymentOrder()} />
		</>
	);
}

/** Says at once that it failed; should the money have come all the same, it says that instead. */
export function FailView({ state, from }: OrderProgress) {
	if (state.name === 'ended' && state.end.kind === 'paid') return <SuccessView state={state} from={from} />;
	const again = wayToTryAgain(from);
	return (
		<MessagePage icon={CircleX} title="Не оплачено">
			<p role="status">{PURCHASE_FAILED}</p>
			<OwnLink to={again.to} className={buttonClass()}>
				{again.text}
			</OwnLink>
		</MessagePage>
	);
}
