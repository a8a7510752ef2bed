import type { SettingDescriptions } from './description.ts';

/** Sign-in by Google and by Telegram. */
export const SIGN_IN_SETTINGS = {
	SESSION_DAYS: {
		text:
			'через сколько дней вход заканчивается, как бы часто им ни пользовались; вход без дела заканчивается ' +
			'через 90',
	},
	GOOGLE_CLIENT_ID: {
		text:
			'сайт как клиент Google OpenID Connect типа Web application с адресом возврата ' +
			'`SITE_URL/auth/google/callback`; задаётся вместе с `GOOGLE_CLIENT_SECRET`, `off` выключает бота и вход',
		byDefault: 'вход через Google выключен',
	},
	GOOGLE_CLIENT_SECRET: { text: 'секрет этого клиента' },
	GOOGLE_ISSUER: {
		text:
			'другой провайдер OpenID вместо Google: всё, что до `/.well-known/openid-configuration`, как он называет ' +
			'себя в токенах. С `npm start` и своим клиентом задайте `https://accounts.google.com`. Если провайдер ' +
			'называет `end_session_endpoint`, выход происходит и у него: зарегистрируйте там адрес `SITE_URL/`',
		byDefault: '`https://accounts.google.com`',
	},
	TELEGRAM_BOT_NAME: { text: 'имя бота без `@`: ссылка «Telegram Бот», проверки в чате и вход ведут к нему' },
	TELEGRAM_BOT_TOKEN: {
		text: 'токен того же бота, каким его выдаёт BotFather; нужно и имя. `off` выключает бота и вход',
		byDefault: 'бот и вход через Telegram выключены',
	},
	TELEGRAM_LINK_ROOT: { text: 'начало ссылок на бота; с `npm start` и своим ботом задайте `https://t.me`' },
	TELEGRAM_API_ROOT: {
		text:
			'Bot API: всё, что до `/bot<токен>/…`; здесь задают и собственный сервер Bot API. С `npm start` и своим ' +
			'ботом — `https://api.telegram.org`',
		byDefault: '`https://api.telegram.org`',
	},
	TELEGRAM_UPDATES: {
		text:
			'`polling` — новости бота запрашивает ведущий процесс; `webhook` — Telegram присылает их на ' +
			'`SITE_URL/v1/auth/telegram/webhook`, только по https и на порты 443, 80, 88 и 8443',
	},
	TELEGRAM_WEBHOOK_SECRET: {
		text:
			'что Telegram присылает с каждой новостью: от 16 до 256 латинских букв, цифр, `_` и `-`, одинаково на ' +
			'всех узлах; нужен с `webhook`',
	},
	MAX_BOT_TOKEN: {
		text: 'токен бота MAX, который проверяет машины в чате; входа через MAX нет. `off` выключает бота',
		byDefault: 'бота MAX нет',
	},
	MAX_API_ROOT: {
		text:
			'Bot API мессенджера MAX. Его сертификат выдан центром Минцифры: задайте `NODE_EXTRA_CA_CERTS` с этим ' +
			'корневым сертификатом',
		byDefault: '`https://platform-api2.max.ru`',
	},
	MAX_UPDATES: {
		text:
			'`polling` — новости запрашивает ведущий процесс, MAX советует это для испытаний; `webhook` — MAX ' +
			'присылает их на `SITE_URL/v1/max/webhook`, только по https и на порт 443',
	},
	MAX_WEBHOOK_SECRET: {
		text:
			'что MAX присылает с каждой новостью: от 16 до 256 латинских букв, цифр, `_` и `-`, одинаково на всех ' +
			'узлах; нужен с `webhook`',
	},
} as const satisfies SettingDescriptions;
