import type { SettingDescriptions } from './description.ts';

const HIDDEN = 'нет, ссылка не показывается';

/** What stands on the pages. */
export const PAGE_SETTINGS = {
	OPERATOR_NAME: {
		text: 'кто владеет установкой: так он назван в политике и условиях использования',
		byDefault: '«тот, кому принадлежит этот сайт»',
	},
	OPERATOR_EMAIL: {
		text:
			'куда пишут о своих данных и о найденных уязвимостях; без неё в документах нет адреса, а на сайте — ' +
			'`/.well-known/security.txt`',
	},
	FULL_REPORT_URL: { text: 'куда ведёт «Заказать отчет»; VIN добавляется как `vin`', byDefault: HIDDEN },
	PHONE_CHECK_URL: { text: 'проверка телефона', byDefault: HIDDEN },
	VOICE_BOT_URL: { text: 'голосовой помощник', byDefault: HIDDEN },
	CHAT_URL: { text: 'чат', byDefault: HIDDEN },
	STORE_IOS_URL: { text: 'приложение в App Store', byDefault: HIDDEN },
	STORE_ANDROID_URL: { text: 'приложение для Android', byDefault: HIDDEN },
	PARTNER_URL: {
		text: 'куда ведёт баннер на месте незагруженной рекламы',
		byDefault: 'нет, место тогда пустует',
	},
	ADS_SCRIPT_URL: {
		text: 'скрипт рекламной сети (РСЯ); без него в страницах нет кода рекламы',
		byDefault: 'реклама выключена',
	},
	ADS_BLOCK_IDS: {
		text: 'два рекламных блока через запятую: после четвёртой и после восьмой карточки отчёта',
	},
	ADS_HOSTS: {
		text:
			'с каких ещё сайтов реклама берёт скрипты, картинки, ролики и фреймы: ' +
			'`https://yastatic.net,https://*.yandex.net`, без пути. В политике безопасности они стоят только вместе с `ADS_SCRIPT_URL`',
	},
	COUNTER_ID: {
		text:
			'номер счётчика Яндекс Метрики; 0 — страницы ничего не загружают и не считают. Счётчик узнаёт только ' +
			'путь, без VIN и номера отчёта',
	},
	COUNTER_URL: {
		text:
			'скрипт счётчика; его сайт (и `https://mc.yandex.com` рядом с обычным) стоит в политике безопасности, ' +
			'пока счётчик включён',
	},
	KBM_WIDGET_URL: {
		text: 'скрипт внешней проверки КБМ на `/kbm`; загружается, когда её открывают',
		byDefault: 'нет, проверка не показывается',
	},
	REDIRECT_HOSTS: {
		text:
			'на какие сайты `/redirect` переводит сам: `shop.example,*.shop.example`, без `https://` и пути. Сайты ' +
			'из настроек выше известны и так, на остальные человек переходит по своему нажатию',
		byDefault: 'нет',
	},
	ANDROID_PACKAGE: {
		text: 'приложение Android, которое открывает наши ссылки (`/.well-known/assetlinks.json`)',
	},
	ANDROID_FINGERPRINTS: {
		text: 'отпечатки SHA-256 его сертификатов через запятую; нужны с `ANDROID_PACKAGE`',
	},
	IOS_APP_ID: {
		text: 'то же для iOS: `ABCDE12345.ru.example.app` (`/.well-known/apple-app-site-association`)',
	},
	CLAIM_CHECKS_A_DAY: { text: 'проверок в день, о которых говорит главная страница' },
	CLAIM_CLIENTS: { text: 'посетителей, о которых говорит главная страница' },
	CLAIM_SOURCES: { text: 'источников, о которых говорит главная страница' },
	CLAIM_SINCE: { text: 'год, с которого сервис работает, на главной странице' },
} as const satisfies SettingDescriptions;
