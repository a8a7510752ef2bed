import { getPaymentsRoute } from '@avtosverka/contract/routes/cabinet';
import { purchaseAddress } from '@avtosverka/contract/vocabulary/payment';
import { Plus, WalletCards } from 'lucide-react';
import { useOwnList } from '../../session/own-list.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { OwnLink } from '../../ui/link.tsx';
import { BoughtVins } from './bought-vins.tsx';
import { ListView } from './list-view.tsx';
import { PaymentLine } from './payment-line.tsx';
import { Tab } from './tab.tsx';

const EMPTY = {
	icon: WalletCards,
	text: 'Нет платежей',
	about: 'Здесь будет всё, за что вы заплатили: запросы и отчёты.',
};

/** /user/payments */
export default function PaymentsRoute() {
	return (
		<Tab title="Платежи" description="За что и когда вы заплатили.">
			{(token) => (
				<>
					<Payments token={token} />
					<BoughtVins token={token} />
				</>
			)}
		</Tab>
	);
}

function Payments({ token }: { token: string }) {
	const list = useOwnList(getPaymentsRoute, token);
	return (
		<>
			<OwnLink to={purchaseAddress(useFromHere().from)} className={`mb-4 max-sm:w-full ${buttonClass()}`}>
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
