import { type Html, html } from '../dashboard/html.ts';
import { MAX_BOT_NAME, TELEGRAM_BOT_NAME } from '../settings.ts';
import { TELEGRAM_MODES, type TelegramMode } from './play.ts';

const BOTS = {
	telegram: { name: 'Telegram', chat: `/t/${TELEGRAM_BOT_NAME}` },
	max: { name: 'MAX', chat: `/m/${MAX_BOT_NAME}` },
} as const;

/** The dashboard's switch of a messenger's Bot API, with a link into the bot's chat. */
export function messengerPanel(messenger: keyof typeof BOTS, current: TelegramMode): Html {
	const { name, chat } = BOTS[messenger];
	const options = Object.entries(TELEGRAM_MODES).map(([mode, words]) =>
		mode === current
			? html`<option value="${mode}" selected>${words}</option>`
			: html`<option value="${mode}">${words}</option>`,
	);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/${messenger}">
<label for="${messenger}"><strong>${name}</strong></label>
<select id="${messenger}" name="mode">${options}</select>
<button class="first" type="submit">Переключить</button>
<a href="${chat}">Открыть чат с ботом</a>
</form>
</div>`;
}
