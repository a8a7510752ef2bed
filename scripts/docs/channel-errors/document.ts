import { wrapLine } from '../wrap-line.ts';
import { drawBotErrors } from './bots.ts';
import { drawPushErrors } from './push.ts';
import { drawSignInErrors } from './sign-in.ts';

const BEGINNING = [
	'# Что читает человек, когда канал отвечает ошибкой',
	wrapLine(
		'Этот документ составлен командой `npm run docs` из `scripts/docs/channel-errors`. Ответ Яндекс ID и VK ID ' +
			'при этом проходит через код входа, и строка — то, что он показал бы. Ответы мессенджеров сыграны на ' +
			'настоящем сервере с обоими ботами (`bots.long.test.ts` в долгом наборе): строка, которая расходится с тем, что ' +
			'написано в чате или на странице, не проходит. Так же сыграны ответы служб push (`push.long.test.ts`).',
	),
	wrapLine(
		'Вход через Google — по OpenID Connect, его ответы проверяет `server/src/sign-in/providers/google`. Входа ' +
			'через OpenID Connect самого Telegram на сайте нет: в Telegram и MAX входят через чат с ботом.',
	),
];

const ABOUT_SIGN_IN =
	'Что сказано на странице входа. `504` — и ответ, которого не дождались за четыре секунды; `200` без тела — ' +
	'ответ, который не читается.';

const ABOUT_BOTS =
	'Человек прислал боту VIN. «Начало отчёта» — сообщение, в котором реестры ещё отвечают, «отчёт» — оно же, ' +
	'когда ответили, «карточка» — картинка под ним. Что не принято один раз, приходит позже; чат, в который боту ' +
	'писать нельзя, остаётся пуст. Сообщение, на которое нет ответа, могло дойти: тогда оно приходит ещё раз.';

const ABOUT_PUSH =
	'За машиной следят, сообщать о ней браузеру, и в реестре появилось новое. Что видит человек, когда служба ' +
	'push его браузера отвечает так на сообщение сайта.';

/** The text of docs/channel-errors.md. */
export async function drawChannelErrors(): Promise<string> {
	const lists = [
		['## Яндекс ID', ABOUT_SIGN_IN, await drawSignInErrors('yandex')],
		['## VK ID', ABOUT_SIGN_IN, await drawSignInErrors('vk')],
		['## Telegram', ABOUT_BOTS, drawBotErrors('telegram')],
		['## MAX', ABOUT_BOTS, drawBotErrors('max')],
		['## Сообщения в браузере', ABOUT_PUSH, drawPushErrors()],
	] as const;
	const drawn = lists.map(([title, about, rows]) =>
		[title, wrapLine(about), rows.map((row) => wrapLine(row, '  ')).join('\n')].join('\n\n'),
	);
	return `${[...BEGINNING, ...drawn].join('\n\n')}\n`;
}
