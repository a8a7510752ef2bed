import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { inspectScreens, type Screen } from '../steps/inspect-screens.ts';
import { playChatLinks } from '../steps/sign-in-steps.ts';

const VIN = 'XTAGFL110KY300001';
const OTHER = 'XTA21144094786239';
const ME = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
const PYOTR = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a02';
const created_at = '2026-11-21T07:42:00.000Z';
const id = (number: number) => `7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b0${number}`;

const line = (number: number, comment: string, more: object = {}) => ({
	...{ id: id(number), vin: VIN, comment, created_at, status: 'approved' },
	...{ user_id: PYOTR, user: { name: 'Пётр Примеров' } },
	...more,
});
const mine = (number: number, comment: string, status: string) =>
	line(number, comment, { status, user_id: ME, user: { name: 'Вера Тестова' } });
const COMMENTS = [
	mine(1, 'Смотрел вчера: порог справа крашен, остальное родное.\nНа ходу тихая.', 'waiting'),
	mine(2, 'Продам к ней зимнюю резину.', 'refused'),
	line(
		3,
		`Это та же машина, что и /checks/${OTHER}: сверьте пробег. На чужой сайт не ходите: https://example.com/x`,
	),
	line(
		4,
		`Зелёный ${'г\u0301\u0302\u0303\u0304\u0305'.repeat(30)} текст и ${'оченьдлинноеслово'.repeat(12)}`,
	),
	line(5, 'Хозяин отвечает быстро, ПТС оригинал.', { user_id: null, user: { name: 'Удалённый аккаунт' } }),
];

/** What the server says is played, so that the screens are the same at every run. */
async function signedIn(page: Page, roles: string[] = []): Promise<void> {
	await page.addInitScript((token) => localStorage.setItem('access_token', token), 'x'.repeat(43));
	const user = { id: ME, name: 'Вера Тестова', email: 'vera.testova@example.org', username: null };
	const more = {
		google_id: '1',
		telegram_id: null,
		yandex_id: null,
		vk_id: null,
		max_id: null,
		requests: 3,
		created_at,
		roles,
	};
	await page.route('**/v1/user', (route) =>
		route.fulfill({ json: { success: true, data: { ...user, ...more } } }),
	);
}

async function comments(page: Page, list: object[], count = list.length): Promise<void> {
	const success = { success: true, message: '' };
	await page.route('**/v1/car/comments/count', (route) =>
		route.fulfill({ json: { ...success, data: { count } } }),
	);
	await page.route('**/v1/car/comments', (route) =>
		route.fulfill({ json: { ...success, data: list, next: list.length > 0 ? id(5) : null } }),
	);
}

async function come(page: Page): Promise<void> {
	await page.getByRole('heading', { name: /Комментарии по VIN/ }).scrollIntoViewIfNeeded();
	await expect(page.getByText(/Для данного номера|Ошибка загрузки комментариев/)).toBeVisible();
}

async function typed(page: Page): Promise<void> {
	await come(page);
	await page.getByRole('textbox', { name: 'Ваш комментарий' }).fill('Очень тихая. '.repeat(160));
	await expect(page.getByText(/Слишком длинно: уберите/)).toBeVisible();
}

async function rules(page: Page): Promise<void> {
	await come(page);
	await page.getByRole('button', { name: 'правилами публикации' }).click();
	await expect(page.getByRole('dialog')).toContainText('Понял');
}

const QUEUED = {
	...{ id: id(1), vin: OTHER, created_at, status: 'waiting', held_until: '2099-01-01T00:00:00.000Z' },
	comment:
		'Звоните по этой машине: восемь 900 000-00-00.\nПродавец козёл, не берите, пишите на сайт prodam-auto.example',
	author: { id: PYOTR, name: 'Пётр Примеров', since: created_at, approved: 4, refused: 1, waiting: 2 },
	remarks: [
		{ phase: 'contacts', severity: 'high', reason: 'похоже на телефон', marks: [{ from: 24, to: 44 }] },
		{ phase: 'insults', severity: 'medium', reason: 'грубое слово', marks: [{ from: 55, to: 60 }] },
		{ phase: 'links', severity: 'low', reason: 'адрес сайта', marks: [{ from: 88, to: 108 }] },
	],
};
const QUEUE = [
	QUEUED,
	...[2, 3, 4].map((number) => ({
		...QUEUED,
		id: id(number),
		comment: `Смотрел её в Краснодаре, номер ${number}: ездит тихо, масло свежее, кузов без следов ремонта.`,
		remarks: [],
	})),
];

const desk = (queue: object[]) => async (page: Page) => {
	await signedIn(page, ['moderator']);
	const reply = (data: unknown) => ({ json: { success: true, message: '', data } });
	const numbers = { waiting: 12, oldest: created_at, median_seconds: 5400, approved: 214 };
	const refused = [
		{ reason: 'spam', count: 11 },
		{ reason: 'personal-data', count: 3 },
	];
	await page.route('**/v1/moderation/take', (route) => route.fulfill(reply(queue)));
	await page.route('**/v1/moderation/numbers', (route) => route.fulfill(reply({ ...numbers, refused })));
	await page.route('**/v1/moderation/subscription', (route) =>
		route.fulfill(reply({ available: true, linked: true, digest: true, urgent: false })),
	);
};

async function refusing(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Отклонить' }).click();
	await expect(page.getByRole('group', { name: /Отклонить/ })).toBeVisible();
}

const withComments = async (page: Page) => {
	await signedIn(page);
	await comments(page, COMMENTS, 3);
};

const report = `/checks/${VIN}`;
const SCREENS: readonly Screen[] = [
	{
		name: 'comments-none',
		address: report,
		prepare: async (page) => {
			await playChatLinks(page);
			await comments(page, []);
		},
		act: come,
	},
	{ name: 'comments', address: report, prepare: withComments, act: typed },
	{ name: 'comments-rules', address: report, prepare: withComments, act: rules },
	{ name: 'moderation', address: '/moderation', prepare: desk(QUEUE), act: refusing },
	{ name: 'moderation-empty', address: '/moderation', prepare: desk([]) },
	{ name: 'moderation-not-yours', address: '/moderation', prepare: signedIn },
];

inspectScreens(SCREENS);
