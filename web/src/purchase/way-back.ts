import { ownAddress } from '@avtosverka/contract/vocabulary/own-address';
import { purchaseAddress } from '@avtosverka/contract/vocabulary/payment';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';

/** Where a person goes on after a payment, with the words of the link. */
export type WayBack = { readonly to: string; readonly text: string };

const CABINET: WayBack = { to: '/user', text: 'В личный кабинет' };

/** Where a payer came from, by `?from=` of the purchase page; the cabinet for none and for foreign ones. */
export function originOf(search: string): string {
	return ownAddress(new URLSearchParams(search).get('from')) ?? CABINET.to;
}

/** The way back to where a payer came from; to the cabinet where that is not known. */
export function wayBack(from: string | null): WayBack {
	if (from === null || from.startsWith('/user')) return { ...CABINET, to: from ?? CABINET.to };
	if (isReportPage(from)) return { to: from, text: 'Открыть отчёт' };
	const plate = plateIn(from);
	if (plate !== null) return { to: from, text: `Вернуться к номеру ${formatPlate(plate)}` };
	return { to: from, text: 'Вернуться' };
}

/** The page to try again on: where the payer came from, if something is sold there. */
export function wayToTryAgain(from: string | null): WayBack {
	const sells = from !== null && (plateIn(from) !== null || isAppPage(from) || isReportPage(from));
	return { to: sells ? from : purchaseAddress(from ?? CABINET.to), text: 'Попробовать ещё раз' };
}

/** True for the purchase pages that the apps open. */
export function isAppPage(address: string): boolean {
	return /^\/(?:appPay|app\/cabinet)\b/.test(address);
}

/** True for the page of an owner report, which is paid for there. */
export function isReportPage(address: string): boolean {
	return /^\/ownerReport\/[0-9a-f-]{36}(?:[?#]|$)/i.test(address);
}

function plateIn(from: string): string | null {
	const [path = '', search = ''] = from.split('?', 2);
	return path === '/' ? new URLSearchParams(search).get('plate') : null;
}
