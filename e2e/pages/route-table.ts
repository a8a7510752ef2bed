import { newCar } from '../steps/new-car.ts';

/** One page and what a search engine, a screen reader and a shared link must find on it. */
export type Row = {
	readonly path: string;
	/** Without the brand behind it. */
	readonly title: string;
	readonly status?: 200 | 404;
	/** What the page says to search engines; `under` is the address at which they should know it. */
	readonly indexed?: { readonly under?: string; readonly data: readonly string[] };
};

const ARTICLE = ['BreadcrumbList', 'Article'];
const CRUMBS = ['BreadcrumbList'];

const article = (slug: string, title: string): Row => ({
	path: `/posts/${slug}`,
	title,
	indexed: { data: ARTICLE },
});

/** The cars of the table: they stand in names of tests, and no test asks about them (`aboutNewCars`). */
export const CAR = 'XTAGFL110KY700042';
const OTHER_CAR = 'XTAGFL110KY700049';
/** The owner report of somebody invented. */
export const SAMPLE = '/ownerReport/00000000-0000-4000-8000-000000000079';
const NOT_FOUND = { title: 'Страница не найдена', status: 404 } as const;

/** The same row about cars that no test has asked about. */
export function aboutNewCars({ path, title, ...row }: Row): Row {
	const [car, other] = [newCar(), newCar()];
	const renew = (text: string) => text.replaceAll(CAR, car).replaceAll(OTHER_CAR, other);
	return { ...row, path: renew(path), title: renew(title) };
}

/** The full route table of the specification, and the pages that we have beside it. */
export const ROUTES: readonly Row[] = [
	{
		path: '/',
		title: 'Бесплатная проверка авто по госномеру и VIN',
		indexed: { data: ['Organization'] },
	},
	{ path: `/checks/${CAR}`, title: `Проверка автомобиля по VIN ${CAR}` },
	{ path: `/compare?vin=${CAR}&vin=${OTHER_CAR}`, title: 'Сравнение машин' },
	{ path: '/faq', title: 'Помощь', indexed: { data: ['FAQPage'] } },
	{ path: '/kbm', title: 'КБМ: скидка за безаварийную езду', indexed: { data: CRUMBS } },
	{ path: '/app', title: 'Приложение для смартфона', indexed: { data: [] } },
	{ path: '/howMeHelp', title: 'Как сайт помогает купить подержанную машину', indexed: { data: [] } },
	{ path: '/codes', title: 'Коды регионов России на номерах', indexed: { data: CRUMBS } },
	{
		path: '/dogovor',
		title: 'Договор купли-продажи автомобиля: бланк и заполнение',
		indexed: { data: CRUMBS },
	},
	{
		path: '/dogovor/form',
		title: 'Заполнить договор купли-продажи автомобиля',
		indexed: { data: CRUMBS },
	},
	{
		path: '/policy.html',
		title: 'Политика конфиденциальности',
		indexed: { under: '/privacyPolicy', data: [] },
	},
	{ path: '/privacyPolicy', title: 'Политика конфиденциальности', indexed: { data: [] } },
	{ path: '/terms_of_use.html', title: 'Условия использования приложения', indexed: { data: [] } },
	{ path: '/posts', title: 'Полезные статьи', indexed: { data: CRUMBS } },
	article('kak_pravilno_podobrat_avto_s_probegom', 'Как правильно подобрать авто с пробегом'),
	article('kak_pravilno_vibrat_akkumulyator_dlya_avto', 'Как правильно выбрать аккумулятор для авто'),
	article('kak_zamenit_voditelskie_prava', 'Как заменить водительские права'),
	article('vse_o_tehosmotre', 'Всё о техосмотре'),
	article('kak_vibrat_maslo_dlya_dvigatelya', 'Как выбрать масло для двигателя'),
	article('ustroistvo_polnoprivodnogo_avtomobilya', 'Устройство полноприводного автомобиля'),
	article('kolesa_i_shini', 'Колёса и шины'),
	{ path: '/auth', title: 'Вход' },
	{ path: '/payment', title: 'Купить запросы' },
	{ path: '/appPay', title: 'Купить запросы' },
	{ path: '/app/cabinet', title: 'Купить запросы' },
	{ path: '/successPay', title: 'Оплата' },
	{ path: '/failPay', title: 'Платёж не прошёл' },
	{ path: '/user', title: 'Общая информация — Личный кабинет' },
	{ path: '/user/payments', title: 'Платежи — Личный кабинет' },
	{ path: '/user/comments', title: 'Комментарии — Личный кабинет' },
	{ path: '/user/reports', title: 'Отчёты — Личный кабинет' },
	{ path: '/deleteAccount', title: 'Удаление аккаунта' },
	{ path: '/ownerReport', title: 'Проверка владельца автомобиля', indexed: { data: [] } },
	{ path: '/ownerReport/consent', title: 'Согласие на обработку персональных данных' },
	{ path: SAMPLE, title: 'Отчёт о владельце' },
	{ path: '/s/example', title: 'Пример отчёта об автомобиле' },
	{ path: '/sources', title: 'Источники данных', indexed: { data: [] } },
	{ path: '/moderation', title: 'Модерация' },
	{ path: '/operator', title: 'Пульт оператора' },
	{ path: '/widget?isFrame=true', title: 'Проверка автомобиля' },
	{ path: '/offline', title: 'Нет связи' },
	{ path: '/testError', title: 'Проба ошибки' },
	{ path: '/testIndex', title: 'Бесплатная проверка авто по госномеру и VIN' },
	{ path: '/testChecks', title: 'Проба проверок' },
	// Without an address there is nowhere to lead, and to a foreign one it leads only by the visitor's own
	// hand.
	{ path: '/redirect', title: 'Переход на другой сайт', status: 404 },
	{ path: '/redirect?url=https%3A%2F%2Fforeign.example%2F', title: 'Переход на другой сайт' },
	{ path: '/posts/no_such_article', title: 'Статья не найдена', status: 404 },
	{ path: '/checks/XTA2114', ...NOT_FOUND },
	{ path: '/ownerReport/nobody', ...NOT_FOUND },
	{ path: '/nowhere', ...NOT_FOUND },
	{ path: '/posts/kolesa_i_shini/more', ...NOT_FOUND },
];

/** Pages that a link with a token opens, by links that lead nowhere any more. */
export const DEAD_LINKS: readonly string[] = ['s', 'o', 'u'].map(
	(segment) => `/${segment}/${'x'.repeat(43)}`,
);

/** Those that are indexed under their own address: what the sitemap must name. */
export const INDEXED: readonly Row[] = ROUTES.filter(({ indexed }) => indexed && indexed.under === undefined);
