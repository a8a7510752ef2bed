import type { Payment } from '@avtosverka/contract/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { Plus, WalletCards } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { OwnLink } from '../../ui/link.tsx';
import { ListView } from './list-view.tsx';
import { useOwnList } from './own-list.ts';
import { Tab } from './tab.tsx';

const EMPTY = {
	icon: WalletCards,
	text: 'Нет платежей',
	about: 'Здесь будут пополнения баланса: когда и на сколько.',
};

/** /user/payments */
export default function PaymentsRoute() {
	return (
		<Tab title="Платежи" description="Ваши пополнения баланса.">
			{(token) => <Payments token={token} />}
		</Tab>
	);
}

function Payments({ token }: { token: string }) {
	const list = useOwnList<Payment>('/v1/user/payments', token);
	return (
		<>
			<OwnLink to="/payment" state={useFromHere()} className={`mb-4 max-sm:w-full ${buttonClass()}`}>
				<Plus aria-hidden className="size-5" />
				Купить запросы
			</OwnLink>
			<ListView
				list={list}
				failed="Ошибка загрузки платежей"
				empty={EMPTY}
				keyOf={({ mnt_transaction_id }) => mnt_transaction_id}
			>
				{(payment) => <PaymentLine {...payment} />}
			</ListView>
		</>
	);
}

function PaymentLine({ mnt_amount, mnt_transaction_id, created_at }: Payment) {
	return (
		<div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
			<b className="figures mr-auto text-lg font-semibold">{formatNumber(Number(mnt_amount))} ₽</b>
			<time dateTime={created_at} className="figures text-[15px] text-ink-2">
				{formatMoment(created_at)}
			</time>
			<span className="figures basis-full text-[14px] wrap-anywhere text-ink-3">
				Платёж № {mnt_transaction_id}
			</span>
		</div>
	);
}
