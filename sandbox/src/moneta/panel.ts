import { type Html, html } from '../dashboard/html.ts';
import { HOWS } from './hows.ts';
import type { Operation } from './operations.ts';
import { inRoubles } from './page.ts';
import { METHODS } from './payment.ts';
import { type MonetaPlay, SENDINGS } from './play.ts';

/** How many operations the dashboard shows. */
const SHOWN = 5;

/** The dashboard's switches of the account, and its last operations. */
export function monetaPanel({ sending, checkUrl, operations }: MonetaPlay): Html {
	const ways = SENDINGS.map((way) => option(way, `уведомляет по ${way}`, way === sending));
	const checks = [
		option('off', 'не спрашивает магазин до оплаты', !checkUrl),
		option('on', 'спрашивает магазин до оплаты (Check URL)', checkUrl),
	];
	const last = operations.all().slice(0, SHOWN);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/moneta">
<strong>MONETA</strong>
<select name="sending" aria-label="Как MONETA уведомляет">${ways}</select>
<select name="checkUrl" aria-label="Спрашивает ли MONETA до оплаты">${checks}</select>
<button class="first" type="submit">Переключить</button>
<a href="/moneta/operations.csv">Список операций (CSV)</a>
</form>
${last.length > 0 ? html`<ul>${last.map(operationItem)}</ul>` : html`<p class="soft">Платежей ещё не было.</p>`}
</div>`;
}

function option(value: string, words: string, isChosen: boolean): Html {
	const selected = { html: isChosen ? ' selected' : '' };
	return html`<option value="${value}"${selected}>${words}</option>`;
}

function operationItem({ id, payment, method, how, state, sent, answer }: Operation): Html {
	const { amount, transaction } = payment;
	const notified = sent === 0 ? 'без уведомления' : `уведомлений: ${sent}, ответ: ${answer ?? 'ждём'}`;
	return html`<li>${id}: ${inRoubles(amount)}, ${METHODS[method].words}, «${HOWS[how]}», ${state}, ${notified}
<span class="soft">${transaction}</span></li>`;
}
