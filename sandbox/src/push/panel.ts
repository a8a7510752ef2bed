import { type Html, html } from '../dashboard/html.ts';
import { PUSH_MODES, type PushPlay } from './play.ts';

/** The dashboard's switch of the push service. */
export function pushPanel({ mode, messages }: PushPlay): Html {
	const options = Object.entries(PUSH_MODES).map(([choice, words]) =>
		choice === mode
			? html`<option value="${choice}" selected>${words}</option>`
			: html`<option value="${choice}">${words}</option>`,
	);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/push">
<label for="push"><strong>Сообщения в браузере</strong></label>
<select id="push" name="mode">${options}</select>
<button class="first" type="submit">Переключить</button>
<span>Пришло: ${messages.length}</span>
</form>
</div>`;
}
