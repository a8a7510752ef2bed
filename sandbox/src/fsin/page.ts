import { type Html, html } from '../dashboard/html.ts';
import type { WantedNotice } from '../subjects/person-rows/row-types.ts';

/** The page of the list with these notices; it has always one page. */
export function listPage(notices: readonly WantedNotice[]): string {
	return html`<!DOCTYPE html>
<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Розыск</title></head><body>
<div class="section-list type-6">
${notices.map(notice)}
</div>
${notices.length > 0 ? [html`<a class="bp-end" href="/criminal/?PAGEN_1=1">1</a>`] : []}
</body></html>
`.html;
}

function notice({ id, name, born, territory, federal, image }: WantedNotice): Html {
	const title = `РАЗЫСКИВАЕТСЯ ${name.toUpperCase()}`;
	const birth = born === null ? '' : ` ${born.split('-').reverse().join('.')} г.р.`;
	return html`<div class="sl-item">
<div class="sl-item-image"><img src="${image}" alt=""></div>
<div class="sl-item-title"><a href="/criminal/index.php?ELEMENT_ID=${id}">${title}</a></div>
<div class="sl-item-text">${title}${birth}, уроженец г. Образцовска</div>
<p>Территориальные органы: ${territory}</p>
<p>Федеральные органы: ${federal}</p>
</div>`;
}
