import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { useLocation } from 'react-router';
import { originOf } from '../../purchase/way-back.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { Head } from '../../ui/head.tsx';
import { PurchasePage } from './purchase-page.tsx';

/** Looks the same for everybody: who is signed in is found out in the browser. */
export const handle = { static: true };

/** /payment: both packs, the small one first; `?from=` says where a payer goes on. */
export default function Payment() {
	const { search } = useLocation();
	return (
		<>
			<Head
				title="Купить запросы"
				description="Запросы к картотеке ГИБДД: полный VIN по госномеру. 2 запроса за 10 рублей или 10 запросов за 49 рублей."
				index={false}
			/>
			<OwnTab>
				<PurchasePage packs={PACKS} place="website" from={originOf(search)} />
			</OwnTab>
		</>
	);
}
