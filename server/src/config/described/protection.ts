import type { SettingDescriptions } from './description.ts';

/** Who is let in, and how often. */
export const PROTECTION_SETTINGS = {
	BOT_PROTECTION: {
		text:
			'защита от роботов: `altcha` (собственное доказательство работы), `smartcaptcha` (Yandex), `turnstile` ' +
			'(Cloudflare) или `off`; в продакшене `off` не разрешается',
	},
	PROTECTION_FAIL_OPEN: {
		text:
			'для каких целей через запятую значение защиты принимается, пока его некому проверить: служба или ' +
			'хранилище не отвечают. `none` — ни для какой, тогда ответ 403',
	},
	SMARTCAPTCHA_SITE_KEY: { text: 'открытый ключ; нужен с `BOT_PROTECTION=smartcaptcha`' },
	SMARTCAPTCHA_SECRET: { secret: true, text: 'секрет; нужен с `BOT_PROTECTION=smartcaptcha`' },
	SMARTCAPTCHA_URL: {
		text: 'где скрипт службы и её проверка; с `npm start` и своими ключами задайте адрес службы сами',
		byDefault: '`https://smartcaptcha.cloud.yandex.ru`',
	},
	TURNSTILE_SITE_KEY: { text: 'открытый ключ; нужен с `BOT_PROTECTION=turnstile`' },
	TURNSTILE_SECRET: { secret: true, text: 'секрет; нужен с `BOT_PROTECTION=turnstile`' },
	TURNSTILE_URL: {
		text: 'где скрипт службы и её проверка; с `npm start` и своими ключами задайте адрес службы сами',
		byDefault: '`https://challenges.cloudflare.com`',
	},
	TRUST_PROXY: {
		text:
			'адреса или сети прокси перед сервером, чьему `X-Forwarded-For` можно верить; за прокси без неё все ' +
			'посетители считаются одним адресом',
		byDefault: 'нет',
	},
	FRAME_ANCESTORS: {
		text:
			'кто, кроме самого сайта, показывает наши страницы во фрейме: `https://a.example https://b.example`, ' +
			'`*`, `self` или `none`. `/auth`, `/user`, `/payment`, `/deleteAccount` и `/moderation` не показывает никто ' +
			'([решение 25](decisions/0025-strangers-and-floods.md))',
		byDefault:
			'любой сайт; `/ownerReport`, `/appPay`, `/app/cabinet`, `/successPay` и `/failPay` — только сам сайт',
	},
	HSTS_SUBDOMAINS: {
		text:
			'`on` — браузер, который был здесь по https, год запрашивает по https и каждый поддомен; включайте, ' +
			'только если https есть на всех. Сам сайт запрашивается по https в любом случае',
	},
	CHALLENGE_LIMIT_PER_MINUTE: { text: 'задач защиты от роботов одному адресу в минуту' },
	RATE_LIMIT_PER_MINUTE: {
		text: 'запросов с одного адреса к `/v1` в минуту; страницы и картинки считаются отдельно, столько же',
	},
	CONNECTIONS: {
		text: 'одновременных соединений со всеми; в следующем отвечают только на `/healthz` и `/readyz`',
	},
	CONNECTIONS_PER_ADDRESS: {
		text:
			'одновременных соединений с одним адресом; следующее разрывается. За прокси из `TRUST_PROXY` считаются ' +
			'одновременные запросы посетителя, и следующий получает 429',
	},
	REPORTS_PER_HOUR: {
		text:
			'платных заказов у одного поставщика в час для одного посетителя и для одного адреса (в IPv6 — сети /64); ' +
			'для сети /48 — вдвое больше. Все узлы считают вместе. Кто за час открыл вдвое больше машин, о которых ' +
			'ничего не сохранено, сохранённых ответов не видит ни о какой: иначе чужой VIN можно подобрать',
	},
	WATCHED_CARS_PER_PERSON: {
		text: 'машин, за которыми один чат с ботом или один аккаунт может следить одновременно; 0 — ни за одной',
	},
	WATCH_QUESTIONS_PER_DAY: {
		text:
			'вопросов реестрам за 24 часа обо всех машинах, за которыми следят; когда они кончились, остальные ждут ' +
			'следующих суток, и бот с кабинетом об этом говорят. Один человек получает не больше двадцатой части, ' +
			'внеочередные проверки и первые вопросы — не больше половины',
	},
} as const satisfies SettingDescriptions;
