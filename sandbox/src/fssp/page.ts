import { type Html, html } from '../dashboard/html.ts';
import type { BailiffCase } from '../subjects/person-rows/row-types.ts';

/** The page with the form; its script asks elsewhere. */
export const FORM_PAGE = html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Банк данных исполнительных производств</title></head>
<body><h1>Банк данных исполнительных производств</h1>
<form><input name="is[last_name]"><input name="is[first_name]"><input name="is[patronymic]"><input name="is[date]"><button>Найти</button></form>
</body></html>
`.html;

const HEADS = [
	'Должник',
	'Исполнительное производство',
	'Реквизиты исполнительного документа',
	'Дата, причина окончания или прекращения ИП',
	'Сервис',
	'Предмет исполнения, сумма непогашенной задолженности',
	'Отдел судебных приставов',
	'Судебный пристав-исполнитель',
];

/** The table of these cases; `total` is the count of all of them, over all pages. */
export function casesTable(cases: readonly BailiffCase[], total: number): string {
	const heads = HEADS.map((head) => html`<th class="">${head}</th>`);
	return html`<div class="iss">
<div class="results">
<div class="context"><div class="search-found-total"><div class="search-found-total-inner">Найдено записей: <b>${total}</b><div class="corner"></div></div></div></div>
<div class="results-frame"><table class="list border table alt-p05">
<tr>${heads}</tr>
<tr class="region-title"><td colspan="8"><h3>Примерная область</h3></td></tr>
${cases.map(caseRow)}
</table></div>
</div>
</div>`.html;
}

export function noCases(): string {
	return sentence('По вашему запросу ничего не найдено');
}

/** A fragment that says one thing. */
export function sentence(words: string): string {
	return html`<div class="iss"><div class="results"><div class="context"><h4>${words}</h4></div></div></div>`
		.html;
}

/** The wish for a picture; the one that stands here shows nothing. */
export function captchaPopup(): string {
	return html`<div id="captcha-popup" data-ajax="false" style="display: block;">
<form class="body content" data-ajax="false" method="get" action="" id="ncapcha" url="/ajax_search">
<h2>Введите код с картинки:</h2>
<div class="context"><img src="data:image/jpeg;base64,/9j/AAAA" id="capchaVisual" alt="загрузка..."><a id="ncapchaAudio" href="#"></a></div>
<div class="input"><input id="captcha-popup-code" type="text" name="code" class="input-text" /><input type="submit" value="Отправить" id="ncapcha-submit" /></div>
</form>
</div>`.html;
}

function caseRow(one: BailiffCase): Html {
	const { debtor, writ, debt, closed, department, bailiff } = one;
	const cells = [
		[debtor.name.toUpperCase(), russian(debtor.born), `, ${debtor.birthPlace}`],
		[`${one.number} от ${russian(one.on)}`, ...(one.consolidated === null ? [] : [one.consolidated])],
		[`${writ.kind} от ${russian(writ.on)} № ${writ.number}`, writ.authority],
		closed === null
			? []
			: [russian(closed.on), `ст. ${closed.article}`, `ч. ${closed.part}`, `п. ${closed.item}`],
		[],
		debt === null
			? []
			: [
					debt.kind,
					`Сумма долга: ${debt.sum.toFixed(2)} руб.`,
					`Остаток долга по исполнительному документу: ${debt.rest.toFixed(2)} руб.`,
					`Исполнительский сбор: ${debt.fee.toFixed(2)} руб.`,
				],
		[department.name, department.address],
		[bailiff.name, ...bailiff.phones],
	];
	return html`<tr class=" ">${cells.map((lines) => html`<td class="">${inLines(lines)}</td>`)}</tr>`;
}

function inLines(lines: readonly string[]): readonly Html[] {
	return lines.map((line, place) => (place === 0 ? html`${line}` : html`<br>${line}`));
}

function russian(day: string): string {
	return day.split('-').reverse().join('.');
}
