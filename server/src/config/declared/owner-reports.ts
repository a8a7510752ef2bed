import { matching, oneOf, textField, wholeNumber } from '../fields.ts';
import type { DeclaredSettings } from './setting.ts';

/** Reports about owners, and the letters about them. */
export const OWNER_REPORT_SETTINGS = {
	OWNER_REPORTS_PER_HOUR: {
		field: wholeNumber(10, 1, 1_000_000),
		text: 'отчётов о владельце в час с одного аккаунта; с одного адреса — вдесятеро больше',
	},
	UNPAID_REPORTS_PER_DAY: {
		field: wholeNumber(5, 1, 1_000_000),
		text: 'неоплаченных отчётов одного аккаунта за 24 часа; оплаченный в счёт не идёт, а удалённый идёт',
	},
	UNPAID_REPORTS_PER_DAY_OF_ADDRESS: {
		field: wholeNumber(20, 1, 1_000_000),
		text: 'то же для одного адреса (в IPv6 — сети /64), кто бы ни заказывал',
	},
	UNPAID_REPORT_QUESTIONS_PER_DAY: {
		field: wholeNumber(300, 0, 1_000_000),
		text:
			'платных вопросов от всех неоплаченных отчётов за 24 часа, все процессы вместе; остальные вопросы ждут ' +
			'оплаты. 0 — ни одного',
	},
	OWNER_REPORTS_RETENTION_DAYS: {
		field: matching(/^(off|[1-9]\d{0,4})$/, 'нужно целое число дней от 1 до 99999 или off').transform(
			(days) => (days === null || days === 'off' ? null : Number(days)),
		),
		text:
			'через сколько дней оплаченный отчёт уничтожается; `off` — хранится, пока его не удалит покупатель. ' +
			'Неоплаченный хранится 30 дней',
		byDefault: '`off`',
	},
	CONSENT_TICKED: {
		field: oneOf(['on', 'off'], 'on'),
		text:
			'`on` или `off`: стоит ли с самого начала галочка согласия в форме отчёта. `off` требует поставить её ' +
			'самому, как понимает согласие Роскомнадзор',
	},
	SMTP_URL: {
		field: textField(),
		secret: true,
		text:
			'почтовый сервер для писем об отчётах: `smtp://имя:пароль@узел:587`, или `smtps://…` с TLS с первого ' +
			'байта; особые знаки записываются через `%`. Без него и с `off` писем нет и почту никто не спрашивает',
		byDefault: 'письма выключены',
	},
	SMTP_TLS: {
		field: oneOf(['on', 'off'], 'on'),
		text:
			'`off` — с `smtp://` ничего не шифруется, для сервера на той же машине; иначе сначала начинается TLS, ' +
			'или письмо не уходит',
	},
	MAIL_FROM: {
		field: textField(),
		text: 'от кого письма: `Автосверка <otchet@example.org>` или один адрес; нужен с `SMTP_URL`',
	},
	PUSH_PUBLIC_KEY: {
		field: textField(),
		text:
			'открытый ключ VAPID для сообщений в браузере; пару создаёт `npx web-push generate-vapid-keys`. Смена ' +
			'пары отключает все подписки. `off` выключает канал',
		byDefault: 'сообщений в браузере нет',
	},
	PUSH_PRIVATE_KEY: {
		field: textField(),
		secret: true,
		text: 'закрытый ключ той же пары, одинаковый на всех узлах',
	},
	PUSH_CONTACT: {
		field: textField(),
		text: 'куда службе push писать о неполадках: `mailto:admin@example.org` или `https://…`; нужно с ключами',
	},
	PUSH_SERVICES: {
		field: textField(),
		text:
			'службы push, которым разрешено отправлять: узлы (`push.example.org`, `*.example.org`) — только https, ' +
			'порт 443 и общедоступные адреса; или один адрес целиком (`https://push.example.org:8443`) — без этих ' +
			'условий',
		byDefault: 'Chrome, Firefox, Safari и Edge',
	},
} as const satisfies DeclaredSettings;
