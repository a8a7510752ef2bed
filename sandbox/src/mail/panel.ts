import { type Html, html } from '../dashboard/html.ts';
import { MAIL_MODES, type MailPlay } from './play.ts';

/** The dashboard's switch of the mail server, with the way into its inbox. */
export function mailPanel({ mode, inbox }: MailPlay): Html {
	const options = Object.entries(MAIL_MODES).map(([choice, words]) =>
		choice === mode
			? html`<option value="${choice}" selected>${words}</option>`
			: html`<option value="${choice}">${words}</option>`,
	);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/mail">
<label for="mail"><strong>Почта</strong></label>
<select id="mail" name="mode">${options}</select>
<button class="first" type="submit">Переключить</button>
<a href="/mail">Письма: ${inbox.all().length}</a>
</form>
</div>`;
}
