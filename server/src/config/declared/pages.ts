import { z } from 'zod';
import { textField, webAddress, wholeNumber } from '../fields.ts';
import { redirectHosts } from '../redirect-hosts.ts';
import type { DeclaredSettings } from './setting.ts';

const HIDDEN = 'нет, ссылка не показывается';

/** What stands on the pages. */
export const PAGE_SETTINGS = {
	OPERATOR_NAME: {
		field: textField(),
		text: 'кто владеет установкой: так он назван в политике и условиях использования',
		byDefault: '«тот, кому принадлежит этот сайт»',
	},
	OPERATOR_EMAIL: {
		field: textField().pipe(z.email({ error: 'нужен адрес электронной почты' }).optional()),
		text:
			'куда пишут о своих данных и о найденных уязвимостях; без неё в документах нет адреса, а на сайте — ' +
			'`/.well-known/security.txt`',
	},
	FULL_REPORT_URL: {
		field: webAddress(),
		text: 'куда ведёт «Заказать отчет»; VIN добавляется как `vin`',
		byDefault: HIDDEN,
	},
	PHONE_CHECK_URL: { field: webAddress(), text: 'проверка телефона', byDefault: HIDDEN },
	VOICE_BOT_URL: { field: webAddress(), text: 'голосовой помощник', byDefault: HIDDEN },
	CHAT_URL: { field: webAddress(), text: 'чат', byDefault: HIDDEN },
	STORE_IOS_URL: { field: webAddress(), text: 'приложение в App Store', byDefault: HIDDEN },
	STORE_ANDROID_URL: { field: webAddress(), text: 'приложение для Android', byDefault: HIDDEN },
	PARTNER_URL: {
		field: webAddress(),
		text: 'куда ведёт баннер на месте незагруженной рекламы',
		byDefault: 'нет, место тогда пустует',
	},
	ADS_SCRIPT_URL: {
		field: webAddress(),
		text: 'скрипт рекламной сети (РСЯ); без него в страницах нет кода рекламы',
		byDefault: 'реклама выключена',
	},
	ADS_BLOCK_IDS: {
		field: textField(),
		text: 'два рекламных блока через запятую: после четвёртой и после восьмой карточки отчёта',
	},
	ADS_HOSTS: {
		field: textField(),
		text:
			'с каких ещё сайтов реклама берёт скрипты, картинки, ролики и фреймы: ' +
			'`https://yastatic.net,https://*.yandex.net`, без пути. В политике безопасности они стоят только вместе с `ADS_SCRIPT_URL`',
	},
	COUNTER_ID: {
		field: wholeNumber(0, 0, 9_999_999_999),
		text:
			'номер счётчика Яндекс Метрики; 0 — страницы ничего не загружают и не считают. Счётчик узнаёт только ' +
			'путь, без VIN и номера отчёта',
	},
	COUNTER_URL: {
		field: webAddress().transform((url) => url ?? 'https://mc.yandex.ru/metrika/tag.js'),
		text:
			'скрипт счётчика; его сайт (и `https://mc.yandex.com` рядом с обычным) стоит в политике безопасности, ' +
			'пока счётчик включён',
	},
	KBM_WIDGET_URL: {
		field: webAddress(),
		text: 'скрипт внешней проверки КБМ на `/kbm`; загружается, когда её открывают',
		byDefault: 'нет, проверка не показывается',
	},
	REDIRECT_HOSTS: {
		field: redirectHosts(),
		text:
			'на какие сайты `/redirect` переводит сам: `shop.example,*.shop.example`, без `https://` и пути. Сайты ' +
			'из настроек выше известны и так, на остальные человек переходит по своему нажатию',
		byDefault: 'нет',
	},
	ANDROID_PACKAGE: {
		field: textField(),
		text: 'приложение Android, которое открывает наши ссылки (`/.well-known/assetlinks.json`)',
	},
	ANDROID_FINGERPRINTS: {
		field: textField(),
		text: 'отпечатки SHA-256 его сертификатов через запятую; нужны с `ANDROID_PACKAGE`',
	},
	IOS_APP_ID: {
		field: textField(),
		text: 'то же для iOS: `ABCDE12345.ru.example.app` (`/.well-known/apple-app-site-association`)',
	},
	CLAIM_CHECKS_A_DAY: {
		field: wholeNumber(15_000, 0, 1_000_000_000),
		text: 'проверок в день, о которых говорит главная страница',
	},
	CLAIM_CLIENTS: {
		field: wholeNumber(500_000, 0, 10_000_000_000),
		text: 'посетителей, о которых говорит главная страница',
	},
	CLAIM_SOURCES: {
		field: wholeNumber(40, 0, 10_000),
		text: 'источников, о которых говорит главная страница',
	},
	CLAIM_SINCE: {
		field: wholeNumber(2017, 1990, 2100),
		text: 'год, с которого сервис работает, на главной странице',
	},
} as const satisfies DeclaredSettings;
