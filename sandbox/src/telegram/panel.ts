import { type Html, html } from '../dashboard/html.ts';
import { TELEGRAM_BOT_NAME } from '../settings.ts';
import { TELEGRAM_MODES, type TelegramMode } from './play.ts';

/** The dashboard's switch of the Bot API, with a link into the bot's chat. */
export function telegramPanel(current: TelegramMode): Html {
	const options = Object.entries(TELEGRAM_MODES).map(([mode, words]) =>
		mode === current
			? html`<option value="${mode}" selected>${words}</option>`
			: html`<option value="${mode}">${words}</option>`,
	);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/telegram">
<label for="telegram"><strong>Telegram</strong></label>
<select id="telegram" name="mode">${options}</select>
<button class="first" type="submit">Переключить</button>
<a href="/t/${TELEGRAM_BOT_NAME}">Открыть чат с ботом</a>
</form>
</div>`;
}
