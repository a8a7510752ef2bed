import type { SettingDescriptions } from './description.ts';

const OFF = 'выключен';

/** Whom the registers ask. The first lines are about every supplier, the rest about each. */
export const SUPPLIER_SETTINGS = {
	REQUEST_POLICY: {
		text:
			'политика запросов к поставщикам: `default`, или `bench` только для замеров — без ограничений частоты и ' +
			'одновременности, отчёт поставщика опрашивается каждые 50 мс',
	},
	SUPPLIER_AVTOCOD_URL: { text: 'Автокод: всё, что до `/user/…`', byDefault: OFF },
	SUPPLIER_AVTOCOD_KEY: { text: 'доступ к Автокоду: `user@domain:password`', byDefault: 'нет' },
	SUPPLIER_AVTOCOD_REPORT: { text: 'тип отчёта, который покупается: `тип@домен`', byDefault: 'нет' },
	SUPPLIER_AVTOCOD_IMAGE_HOSTS: {
		text:
			'сайты, с которых загружаются фотографии машин, через запятую: `https://`, без пути; `https://*.example.ru` ' +
			'— все поддомены; `http://` только для песочницы',
		byDefault: 'нет, показываются рисунки',
	},
	SUPPLIER_AVTOCOD_DAILY_BUDGET: {
		text:
			'сколько платных заказов вся установка делает у Автокода за сутки по Москве, включая платные запросы и ' +
			'отчёты о владельце; `off` — без ограничения, `0` — ни одного',
	},
	SUPPLIER_GIBDD_URL: {
		text: 'ГИБДД, пять разделов за картинкой, которую читает посетитель: всё, что до `/proxy/check/auto/…`',
		byDefault: OFF,
	},
	SUPPLIER_GIBDD_CAPTCHA_URL: {
		text: 'картинки ГИБДД: всё, что до `/captcha`',
		byDefault: '`SUPPLIER_GIBDD_URL`',
	},
	SUPPLIER_GOST_URL: {
		text: 'Росстандарт, отзывные кампании: всё, что до `/`, например `https://easy.gost.ru`',
		byDefault: OFF,
	},
	SUPPLIER_CUSTOMS_URL: {
		text: 'ФТС, выпуск таможней: всё, что до `/cars`, например `https://customs.gov.ru`',
		byDefault: OFF,
	},
	SUPPLIER_APICLOUD_URL: {
		text:
			'api-cloud.ru: полисы, залоги и номера машин и шесть реестров о человеке; всё, что до `/mvd.php`, ' +
			'например `https://api-cloud.ru/api`. Каждый вопрос платный',
		byDefault: OFF,
	},
	SUPPLIER_APICLOUD_KEY: {
		text: 'токен api-cloud.ru из 32 знаков; передаётся заголовком и никогда — в адресе',
		byDefault: 'нет',
	},
	SUPPLIER_APICLOUD_DAILY_BUDGET: { text: 'то же для api-cloud.ru, что `SUPPLIER_AVTOCOD_DAILY_BUDGET`' },
	SUPPLIER_FNS_URL: {
		text: 'ФНС, ИНН по паспорту: всё, что до `/inn-new-proc.do`, например `https://service.nalog.ru`',
		byDefault: OFF,
	},
	SUPPLIER_FSSP_URL: {
		text: 'ФССП, исполнительные производства: всё, что до `/ajax_search`, например `https://is.fssp.gov.ru`',
		byDefault: OFF,
	},
	SUPPLIER_FSSP_PAGE_URL: {
		text: 'страница ФССП, которая даёт cookie: всё, что до `/iss/ip`, например `https://fssp.gov.ru`',
		byDefault: 'нет, страница не открывается',
	},
	SUPPLIER_EFRSB_URL: {
		text: 'ЕФРСБ, банкротства: всё, что до `/backend/prsnbankrupts`, например `https://bankrot.fedresurs.ru`',
		byDefault: OFF,
	},
	SUPPLIER_EFRSB_CARD_URL: {
		text: 'карточка человека в ЕФРСБ: всё, что до `/backend/persons`, например `https://fedresurs.ru`',
		byDefault: '`SUPPLIER_EFRSB_URL`',
	},
	SUPPLIER_FEDRESURS_URL: {
		text: 'Федресурс, залоги человека: всё, что до `/backend/fnp-search`, например `https://fedresurs.ru`',
		byDefault: OFF,
	},
	SUPPLIER_FEDRESURS_NOTARY_URL: {
		text:
			'уведомление о залоге у нотариата: всё, что до `/search/notification`, например ' +
			'`https://www.reestr-zalogov.ru`',
		byDefault: 'нет, однофамильцы не различаются',
	},
	SUPPLIER_FSIN_URL: {
		text: 'ФСИН, розыск: всё, что до `/criminal/`, например `https://fsin.gov.ru`',
		byDefault: OFF,
	},
	SUPPLIER_FEDSFM_URL: {
		text:
			'Росфинмониторинг, перечень террористов и экстремистов: всё, что до `/TerroristSearch`, например ' +
			'`https://fedsfm.ru`. Его сертификат выдан Russian Trusted Root CA: процесс запускают с ' +
			'`NODE_EXTRA_CA_CERTS` (README поставщика)',
		byDefault: OFF,
	},
	'REGISTER_<ID>_VIA': {
		text:
			'порядок поставщиков одного реестра через запятую: `REGISTER_DTP_VIA=avtocod`. В ' +
			'`REGISTER_CARD_INDEX_VIA`, к которому обращается платный запрос, каждый следующий поставщик может стоить денег',
		byDefault: 'порядок из каталога реестров',
	},
} as const satisfies SettingDescriptions;
