import { PURPOSES } from '@avtosverka/contract/route';
import { frameAncestors, networks, oneOf, textField, webAddress, wholeNumber } from '../fields.ts';
import { purposes } from '../protection.ts';
import type { DeclaredSettings } from './setting.ts';

/** Who is let in, and how often. */
export const PROTECTION_SETTINGS = {
	BOT_PROTECTION: {
		field: oneOf(['altcha', 'smartcaptcha', 'turnstile', 'off'], 'altcha'),
		text:
			'защита от роботов: `altcha` (собственное доказательство работы), `smartcaptcha` (Yandex), `turnstile` ' +
			'(Cloudflare) или `off`; в продакшене `off` не разрешается',
	},
	PROTECTION_FAIL_OPEN: {
		field: purposes(PURPOSES),
		text:
			'для каких целей через запятую значение защиты принимается, пока его некому проверить: служба или ' +
			'хранилище не отвечают. `none` — ни для какой, тогда ответ 403',
	},
	SMARTCAPTCHA_SITE_KEY: { field: textField(), text: 'открытый ключ; нужен с `BOT_PROTECTION=smartcaptcha`' },
	SMARTCAPTCHA_SECRET: {
		field: textField(),
		secret: true,
		text: 'секрет; нужен с `BOT_PROTECTION=smartcaptcha`',
	},
	SMARTCAPTCHA_URL: {
		field: webAddress(),
		text: 'где скрипт службы и её проверка; с `npm start` и своими ключами задайте адрес службы сами',
		byDefault: '`https://smartcaptcha.cloud.yandex.ru`',
	},
	TURNSTILE_SITE_KEY: { field: textField(), text: 'открытый ключ; нужен с `BOT_PROTECTION=turnstile`' },
	TURNSTILE_SECRET: { field: textField(), secret: true, text: 'секрет; нужен с `BOT_PROTECTION=turnstile`' },
	TURNSTILE_URL: {
		field: webAddress(),
		text: 'где скрипт службы и её проверка; с `npm start` и своими ключами задайте адрес службы сами',
		byDefault: '`https://challenges.cloudflare.com`',
	},
	TRUST_PROXY: {
		field: networks(),
		text:
			'адреса или сети прокси перед сервером, чьему `X-Forwarded-For` можно верить; за прокси без неё все ' +
			'посетители считаются одним адресом',
		byDefault: 'нет',
	},
	FRAME_ANCESTORS: {
		field: frameAncestors(),
		text:
			'кто, кроме самого сайта, показывает наши страницы во фрейме: `https://a.example https://b.example`, ' +
			'`*`, `self` или `none`. `/auth`, `/user`, `/payment`, `/deleteAccount` и `/moderation` не показывает никто ' +
			'([решение 25](decisions/0025-strangers-and-floods.md))',
		byDefault:
			'любой сайт; `/ownerReport`, `/appPay`, `/app/cabinet`, `/successPay` и `/failPay` — только сам сайт',
	},
	HSTS_SUBDOMAINS: {
		field: oneOf(['off', 'on'], 'off'),
		text:
			'`on` — браузер, который был здесь по https, год запрашивает по https и каждый поддомен; включайте, ' +
			'только если https есть на всех. Сам сайт запрашивается по https в любом случае',
	},
	CHALLENGE_LIMIT_PER_MINUTE: {
		field: wholeNumber(120, 1, 100_000_000),
		text: 'задач защиты от роботов одному адресу в минуту',
	},
	RATE_LIMIT_PER_MINUTE: {
		field: wholeNumber(300, 1, 100_000_000),
		text: 'запросов с одного адреса к `/v1` в минуту; страницы и картинки считаются отдельно, столько же',
	},
	CONNECTIONS: {
		field: wholeNumber(10_000, 1, 1_000_000),
		text: 'одновременных соединений со всеми; в следующем отвечают только на `/healthz` и `/readyz`',
	},
	CONNECTIONS_PER_ADDRESS: {
		field: wholeNumber(256, 1, 1_000_000),
		text:
			'одновременных соединений с одним адресом; следующее разрывается. За прокси из `TRUST_PROXY` считаются ' +
			'одновременные запросы посетителя, и следующий получает 429',
	},
	REPORTS_PER_HOUR: {
		field: wholeNumber(30, 1, 1_000_000),
		text:
			'платных заказов у одного поставщика в час для одного посетителя и для одного адреса (в IPv6 — сети /64); ' +
			'для сети /48 — вдвое больше. Все узлы считают вместе. Кто за час открыл вдвое больше машин, о которых ' +
			'ничего не сохранено, сохранённых ответов не видит ни о какой: иначе чужой VIN можно подобрать',
	},
	WATCHED_CARS_PER_PERSON: {
		field: wholeNumber(3, 0, 1_000),
		text: 'машин, за которыми один чат с ботом или один аккаунт может следить одновременно; 0 — ни за одной',
	},
	WATCH_QUESTIONS_PER_DAY: {
		field: wholeNumber(2_000, 0, 1_000_000),
		text:
			'вопросов реестрам за 24 часа обо всех машинах, за которыми следят; когда они кончились, остальные ждут ' +
			'следующих суток, и бот с кабинетом об этом говорят. Один человек получает не больше двадцатой части, ' +
			'внеочередные проверки и первые вопросы — не больше половины',
	},
} as const satisfies DeclaredSettings;
