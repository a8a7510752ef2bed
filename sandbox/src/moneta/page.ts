import { type Html, headOf, html, NO_ICON } from '../dashboard/html.ts';
import { HOWS, type How } from './hows.ts';
import { METHODS, type Method, type Payment } from './payment.ts';
import type { Fields } from './signature.ts';
import { PAYMENT_STYLE } from './style.ts';
import type { Paid } from './till.ts';

/** A whole page, or the same in the shop's frame. */
export type View = 'page' | 'widget';

/** Where a page stands: in which view, of which shop, in which of its elements. */
export type Setting = { readonly view: View; readonly shop: string; readonly container: string };

/** «49,00 ₽», as people write it. */
export function inRoubles(amount: string): string {
	return `${amount.replace('.', ',')} ₽`;
}

/** Where a payer chooses how to pay, and what is to become of it. */
export function paymentPage(payment: Payment, setting: Setting): string {
	const { amount, description, transaction, methods, chosen, returns, fields } = payment;
	const trial =
		fields.MNT_TEST_MODE === '1' ? [html`<p><span class="failure-mode">Тестовый платёж</span></p>`] : [];
	return document(
		'Оплата заказа',
		setting,
		html`<p class="soft">Это песочница: деньги не списываются, настоящую MONETA не спрашивают.</p>
${trial}
<div class="panel">
<p class="sum">${inRoubles(amount)}</p>
<p class="what">${description || 'Без описания'}</p>
<dl><dt>Магазин</dt><dd>Автосверка</dd><dt>Заказ</dt><dd>${transaction}</dd></dl>
</div>
<form method="post" action="/moneta/pay">
${hidden({ ...fields, view: setting.view, containerId: setting.container })}
<fieldset><legend>Как платить</legend>
${methods.map((method) => methodChoice(method, method === chosen))}
</fieldset>
<div class="buttons">
${howButton('pay', 'first')}
${howButton('decline')}
</div>
<h2>Уведомить магазин иначе</h2>
<div class="buttons">
${(['later', 'twice', 'other-amount', 'silent'] as const).map((how) => howButton(how))}
</div>
</form>
${wayBack(returns.back, setting)}`,
	);
}

/** What a payer sees afterwards, in a frame or where the shop named no address to go to. */
export function outcomePage({ operation, outcome, location }: Paid, setting: Setting): string {
	const titles = { success: 'Оплачено', fail: 'Платёж отклонён', inProgress: 'Платёж обрабатывается' };
	return document(
		titles[outcome],
		setting,
		html`<div class="panel"><p class="sum">${inRoubles(operation.payment.amount)}</p>
<dl><dt>Операция</dt><dd>${operation.id}</dd><dt>Заказ</dt><dd>${operation.payment.transaction}</dd></dl></div>
<p></p>
${wayBack(setting.view === 'page' ? (location ?? setting.shop) : null, setting)}`,
		{ outcome, operation: operation.id, transaction: operation.payment.transaction },
	);
}

/** Why nothing can be paid here. */
export function refusalPage(words: string, setting: Setting): string {
	return document('Платёж не принят', setting, html`<p role="alert">${words}</p>`);
}

function hidden(fields: Fields): readonly Html[] {
	return Object.entries(fields)
		.filter(([name]) => name !== 'paymentSystem.unitId')
		.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`);
}

function methodChoice(method: Method, isChosen: boolean): Html {
	const { units, words } = METHODS[method];
	const checked = { html: isChosen ? ' checked' : '' };
	return html`<label class="method"><input type="radio" name="paymentSystem.unitId" value="${units[0]}"${checked}>${words}</label>\n`;
}

function howButton(how: How, className = ''): Html {
	return html`<button class="${className}" name="how" value="${how}">${HOWS[how]}</button>\n`;
}

function wayBack(address: string | null, { view }: Setting): Html {
	if (view === 'widget') return html`<button type="button" data-close>Вернуться в магазин</button>`;
	return address === null ? html`` : html`<a class="button" href="${address}">Вернуться в магазин</a>`;
}

function document(
	title: string,
	{ view, shop, container }: Setting,
	text: Html,
	dataset: Readonly<Record<'outcome' | 'operation' | 'transaction', string>> | null = null,
): string {
	const script = view === 'widget' ? html`<script src="/moneta/widget.js" defer></script>` : html``;
	const data = dataset
		? html` data-outcome="${dataset.outcome}" data-operation="${dataset.operation}" data-transaction="${dataset.transaction}"`
		: html``;
	return html`<!DOCTYPE html>
<html lang="ru">
${headOf(`${title} — песочница`, PAYMENT_STYLE, html`${NO_ICON}${script}`)}
<body data-shop="${shop}" data-container="${container}"${data}>
<main>
<h1>${title}</h1>
${text}
</main>
</body>
</html>
`.html;
}
