import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { useLocation } from 'react-router';
import { Head } from '../../ui/head.tsx';
import { placeOfApp } from './payment-place.ts';
import { PurchasePage } from './purchase-page.tsx';

/** Looks the same for everybody: who is signed in is found out in the browser. */
export const handle = { static: true };

const [, PACK_OF_APP] = PACKS;

/** /appPay and /app/cabinet: what the apps and the bot open to sell requests; `?app=` says which. */
export default function AppPayment() {
	const { pathname, search } = useLocation();
	const place = placeOfApp(new URLSearchParams(search).get('app'));
	return (
		<>
			<Head title="Купить запросы" description="10 запросов к картотеке ГИБДД за 49 рублей." index={false} />
			<PurchasePage packs={[PACK_OF_APP]} place={place} from={`${pathname}${search}`} />
		</>
	);
}
