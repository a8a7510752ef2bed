import { type Html, html } from '../dashboard/html.ts';
import type { Car, Recall } from '../subjects/car.ts';

/** The page with the form, as a browser first sees it. */
export function formPage(): string {
	return html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Отзывные кампании: проверка по VIN</title></head>
<body><h1>Проверка по VIN</h1>
<form method="post"><input id="findVin" name="vin" maxlength="17"><button id="btnFindVin">Найти</button></form>
<div id="result"></div>
</body></html>
`.html;
}

/** What the page's script puts into it: a block for each campaign, or an empty element. */
export function campaignFragment(car: Car | null): string {
	const blocks = car ? car.recalls.map((recall) => campaignBlock(car, recall)) : [];
	return html`<div>${blocks}</div>
`.html;
}

function campaignBlock(car: Car, { on, organizer, reason, recommendation }: Recall): Html {
	const { make, model } = car.build;
	const fields = [
		['VIN', car.vinAsWritten ?? car.vin ?? '—'],
		['Организатор отзывной кампании', organizer],
		['Марка', make],
		['Коммерческое название ТС', model ?? '—'],
		['Дата начала отзывной кампании', on.split('-').reverse().join('.')],
		['Причины отзыва', reason],
		['Рекомендации', recommendation],
	] as const;
	return html`
<div class="div-revocamp">
<b>По данному VIN имеются сведения об отзывной кампании</b>
${fields.map(([label, value]) => html`<p><span>${label}:</span> ${value}</p>`)}
</div>`;
}
