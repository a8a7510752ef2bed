import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { type MessengerName, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { PACKS, purchaseAddress } from '@avtosverka/contract/vocabulary/payment';
import { formatPlate, lookupAddress, type Plate } from '@avtosverka/contract/vocabulary/plate';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { escapeXml } from '../escape-xml.ts';
import { pressOf } from './intent.ts';
import type { LinkedAccount } from './linked-account/store.ts';
import type { ChatButton, OutMessage } from './messenger.ts';
import { inRows } from './words.ts';

const REQUESTS = ['запрос', 'запроса', 'запросов'] as const;

/** «2 запроса — 10 ₽, 10 запросов — 49 ₽»: what is sold. */
export const LOOKUP_PRICES = PACKS.map(
	({ requests, kopecks }) => `${counted(requests, REQUESTS)} — ${showKopecks(kopecks)}`,
).join(', ');

/**
 * What is offered where open sources know no VIN: the price and the balance come before the button that
 * spends a request. `account` is null for a person without one.
 */
export function paidOffer(
	plate: Plate,
	said: string,
	account: LinkedAccount | null,
	{ siteUrl, messenger }: { readonly siteUrl: string; readonly messenger: MessengerName },
): OutMessage {
	const lines = [
		`<b>${escapeXml(formatPlate(plate))}</b>`,
		escapeXml(said),
		'',
		`VIN можно поискать в картотеке ГИБДД: это один платный запрос (${LOOKUP_PRICES}). Если нового VIN там нет, запрос не списывается.`,
		account === null
			? `Для покупки нужен аккаунт на сайте: войдите через ${PROVIDER_NAMES[messenger]} на ${escapeXml(siteUrl)}/auth.`
			: `На вашем счёте: ${counted(account.requests, REQUESTS)}.`,
	];
	return { html: lines.join('\n'), rows: inRows(offerButtons(plate, account, siteUrl)) };
}

function offerButtons(plate: Plate, account: LinkedAccount | null, siteUrl: string): readonly ChatButton[] {
	const from = lookupAddress(plate);
	if (account === null) {
		return [{ text: 'Войти на сайт', url: `${siteUrl}/auth?from=${encodeURIComponent(from)}` }];
	}
	const buy = { text: 'Купить запросы', url: `${siteUrl}${purchaseAddress(from)}` };
	if (account.requests < 1) return [buy];
	return [{ text: 'Найти VIN за 1 запрос', press: pressOf({ kind: 'buy', plate }) }, buy];
}
