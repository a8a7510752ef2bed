import { type Html, headOf, html, NO_ICON } from '../dashboard/html.ts';
import { CHAT_STYLE } from './chat-style.ts';
import { OFFERED, type Person, personOf } from './people.ts';

export type ChatPage = {
	/** The messenger that is played, as people call it. */
	readonly messenger: string;
	/** Where its chats stand, without a slash at the end. */
	readonly root: string;
	/** The bot's name without its `@`. */
	readonly bot: string;
	/** What the deep link carries; null without one. */
	readonly payload: string | null;
	/** The number of the person whose phone this is. */
	readonly person: number;
};

/** A phone with the chat open, as a whole document; its script fills in the messages. */
export function chatPage({ messenger, root, bot, payload, person }: ChatPage): string {
	const start = payload === null ? '/start' : `/start ${payload}`;
	return html`<!DOCTYPE html>
<html lang="ru">
${headOf('Чат с ботом — песочница', CHAT_STYLE, html`${NO_ICON}<script src="/t/chat.js" defer></script>`)}
<body>
<main class="phone" data-root="${root}" data-bot="${bot}" data-person="${person}" data-start="${start}" data-linked="${payload === null ? '' : 'yes'}">
<header>
<h1>Автосверка <span class="soft">бот</span></h1>
<p class="soft">Это песочница: чат и люди выдуманы, в настоящий ${messenger} ничего не уходит.</p>
${personChoice(`${root}/${bot}`, payload, person)}
</header>
<div id="messages" role="log" aria-label="Сообщения" aria-live="polite" tabindex="0"></div>
<div id="inline" aria-label="Ответы бота на набранное" role="group" hidden></div>
<p id="notice" role="status" hidden></p>
<footer>
<button id="start" class="first" type="button" hidden>Старт</button>
<form id="write">
<label class="unseen" for="text">Сообщение боту</label>
<input id="text" name="text" autocomplete="off" placeholder="Сообщение" maxlength="4096">
<button type="submit">Отправить</button>
</form>
</footer>
</main>
</body>
</html>
`.html;
}

function personChoice(chat: string, payload: string | null, chosen: number): Html {
	const offered = OFFERED.some(({ number }) => number === chosen)
		? OFFERED
		: [...OFFERED, { number: chosen, note: `человек № ${chosen}` }];
	const links = offered.map(({ number, note }) => {
		const query = new URLSearchParams({
			...(payload === null ? {} : { start: payload }),
			person: String(number),
		});
		const words = html`<strong>${nameOf(personOf(number))}</strong> <span class="soft">${note}</span>`;
		return number === chosen
			? html`<li><a href="${chat}?${query.toString()}" aria-current="true">${words}</a></li>`
			: html`<li><a href="${chat}?${query.toString()}">${words}</a></li>`;
	});
	return html`<details>
<summary>Телефон: ${nameOf({ ...personOf(chosen), username: '' })}</summary>
<nav aria-label="Чей это телефон"><ul>${links}</ul></nav>
</details>`;
}

function nameOf({ first_name, last_name, username }: Person): string {
	const name = [first_name, last_name].filter(Boolean).join(' ');
	return username ? `${name} (@${username})` : name;
}
