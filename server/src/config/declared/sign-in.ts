import { oneOf, textField, webAddress, wholeNumber } from '../fields.ts';
import { maxToken } from '../max.ts';
import { botToken, webhookSecret } from '../telegram.ts';
import type { DeclaredSettings } from './setting.ts';

/** Sign-in by Yandex ID, VK ID, Google and Telegram. */
export const SIGN_IN_SETTINGS = {
	SESSION_DAYS: {
		field: wholeNumber(365, 1, 3650),
		text:
			'через сколько дней вход заканчивается, как бы часто им ни пользовались; вход без дела заканчивается ' +
			'через 90',
	},
	YANDEX_ID_CLIENT_ID: {
		field: textField(),
		text:
			'приложение Яндекс ID с адресом возврата `SITE_URL/auth/yandex/callback`; задаётся вместе с ' +
			'`YANDEX_ID_CLIENT_SECRET`, `off` выключает вход',
		byDefault: 'вход через Яндекс ID выключен',
	},
	YANDEX_ID_CLIENT_SECRET: { field: textField(), secret: true, text: 'секрет этого приложения' },
	YANDEX_ID_OAUTH_URL: {
		field: webAddress(),
		text: 'где Яндекс ID подтверждает вход. С `npm start` и своим приложением задайте `https://oauth.yandex.ru`',
		byDefault: '`https://oauth.yandex.ru`',
	},
	YANDEX_ID_INFO_URL: {
		field: webAddress(),
		text: 'где Яндекс ID называет человека. С `npm start` и своим приложением — `https://login.yandex.ru`',
		byDefault: '`https://login.yandex.ru`',
	},
	VK_ID_CLIENT_ID: {
		field: textField(),
		text: 'приложение VK ID с адресом возврата `SITE_URL/auth/vk/callback`; `off` выключает вход',
		byDefault: 'вход через VK ID выключен',
	},
	VK_ID_SERVICE_TOKEN: {
		field: textField(),
		secret: true,
		text: 'сервисный ключ этого приложения, если VK считает его конфиденциальным',
	},
	VK_ID_URL: {
		field: webAddress(),
		text: 'где отвечает VK ID. С `npm start` и своим приложением задайте `https://id.vk.ru`',
		byDefault: '`https://id.vk.ru`',
	},
	GOOGLE_CLIENT_ID: {
		field: textField(),
		text:
			'сайт как клиент Google OpenID Connect типа Web application с адресом возврата ' +
			'`SITE_URL/auth/google/callback`; задаётся вместе с `GOOGLE_CLIENT_SECRET`, `off` выключает вход',
		byDefault: 'вход через Google выключен',
	},
	GOOGLE_CLIENT_SECRET: { field: textField(), secret: true, text: 'секрет этого клиента' },
	GOOGLE_ISSUER: {
		field: webAddress(),
		text:
			'другой провайдер OpenID вместо Google: всё, что до `/.well-known/openid-configuration`, как он называет ' +
			'себя в токенах. С `npm start` и своим клиентом задайте `https://accounts.google.com`. Если провайдер ' +
			'называет `end_session_endpoint`, выход происходит и у него: зарегистрируйте там адрес `SITE_URL/`',
		byDefault: '`https://accounts.google.com`',
	},
	TELEGRAM_BOT_NAME: {
		field: textField(),
		text: 'имя бота без `@`: ссылка «Telegram Бот», проверки в чате и вход ведут к нему',
	},
	TELEGRAM_BOT_TOKEN: {
		field: botToken(),
		secret: true,
		text: 'токен того же бота, каким его выдаёт BotFather; нужно и имя. `off` выключает бота и вход',
		byDefault: 'бот и вход через Telegram выключены',
	},
	TELEGRAM_LINK_ROOT: {
		field: webAddress().transform((root) => root ?? 'https://t.me'),
		text: 'начало ссылок на бота; с `npm start` и своим ботом задайте `https://t.me`',
	},
	TELEGRAM_API_ROOT: {
		field: webAddress(),
		text:
			'Bot API: всё, что до `/bot<токен>/…`; здесь задают и собственный сервер Bot API. С `npm start` и своим ' +
			'ботом — `https://api.telegram.org`',
		byDefault: '`https://api.telegram.org`',
	},
	TELEGRAM_UPDATES: {
		field: oneOf(['polling', 'webhook'], 'polling'),
		text:
			'`polling` — новости бота запрашивает ведущий процесс; `webhook` — Telegram присылает их на ' +
			'`SITE_URL/v1/auth/telegram/webhook`, только по https и на порты 443, 80, 88 и 8443',
	},
	TELEGRAM_WEBHOOK_SECRET: {
		field: webhookSecret(),
		secret: true,
		text:
			'что Telegram присылает с каждой новостью: от 16 до 256 латинских букв, цифр, `_` и `-`, одинаково на ' +
			'всех узлах; нужен с `webhook`',
	},
	MAX_BOT_TOKEN: {
		field: maxToken(),
		secret: true,
		text: 'токен бота MAX, который проверяет машины в чате. `off` выключает бота и вход',
		byDefault: 'бота MAX нет',
	},
	MAX_BOT_NAME: {
		field: textField(),
		text: 'имя этого бота в ссылках `https://max.ru/<имя>`: с ним через MAX входят на сайт',
		byDefault: 'входа через MAX нет',
	},
	MAX_LINK_ROOT: {
		field: webAddress().transform((root) => root ?? 'https://max.ru'),
		text: 'начало ссылок на бота MAX; с `npm start` и своим ботом задайте `https://max.ru`',
	},
	MAX_API_ROOT: {
		field: webAddress(),
		text:
			'Bot API мессенджера MAX. Его сертификат выдан центром Минцифры: задайте `NODE_EXTRA_CA_CERTS` с этим ' +
			'корневым сертификатом',
		byDefault: '`https://platform-api2.max.ru`',
	},
	MAX_UPDATES: {
		field: oneOf(['polling', 'webhook'], 'polling'),
		text:
			'`polling` — новости запрашивает ведущий процесс, MAX советует это для испытаний; `webhook` — MAX ' +
			'присылает их на `SITE_URL/v1/max/webhook`, только по https и на порт 443',
	},
	MAX_WEBHOOK_SECRET: {
		field: webhookSecret(),
		secret: true,
		text:
			'что MAX присылает с каждой новостью: от 16 до 256 латинских букв, цифр, `_` и `-`, одинаково на всех ' +
			'узлах; нужен с `webhook`',
	},
} as const satisfies DeclaredSettings;
