import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { inspectScreens, type Screen } from '../steps/inspect-screens.ts';
import { playChatLinks } from '../steps/sign-in-steps.ts';
import { VERA } from '../steps/vera.ts';

const BUYER = { ...VERA, requests: 12 };
const created_at = '2026-11-21T07:42:00.000Z';
const VIN = 'XTA21144094786239';
const REPORT = { purpose: 'report1', requests: 0 };
const payment = (mnt_transaction_id: string, mnt_amount: string, more: object) => ({
	mnt_transaction_id,
	mnt_amount,
	created_at,
	...{ purpose: 'requests', state: 'paid', report: null, report_uuid: null, returned: null },
	...more,
});
const reportLine = (number: number, last_name: string, paid: boolean) => ({
	report_uuid: `00000000-0000-4000-8000-00000000000${number}`,
	last_name,
	first_name: 'Пётр',
	middle_name: 'Образцович',
	paid,
	created_at,
});
const LINES = {
	watches: [
		{
			vin: 'XTAGFL110KY700259',
			ends_at: '2026-12-21T07:00:00.000Z',
			looked_at: '2026-11-21T07:00:00.000Z',
			silent: ['Таможня'],
			is_budget_spent: false,
			news: {
				at: '2026-11-21T07:00:00.000Z',
				lines: ['Ограничения', '• новое: Запрет на регистрационные действия, Судебный пристав, 2026-11-20'],
			},
		},
	],
	shares: [
		{
			...{ id: BUYER.id, label: 'LADA 2114 SAMARA, 2009, VIN XTA…6239' },
			...{ created_at, expires_at: '2026-11-28T07:42:00.000Z' },
		},
	],
	payments: [
		payment('9d0b6a6c3c7f', '49.00', { requests: 10 }),
		payment('7d0f6f3e52a5', '79.00', { ...REPORT, report: 'opened', report_uuid: BUYER.id }),
		payment('6a6c3c7f0a01', '79.00', { ...REPORT, report: 'paid-before', requests: 17 }),
		payment('52a54c5c9d0b', '10.00', { requests: 2, created_at: '2026-10-04T15:03:00.000Z' }),
	],
	comments: [
		{
			id: '1',
			vin: VIN,
			comment: 'Смотрел её в Краснодаре: порог справа крашен, остальное родное.',
			created_at,
			status: 'waiting',
			refusal: null,
		},
		{
			id: '2',
			vin: 'Z94K241BBMR251210',
			comment: 'Продавец честный, пробег сошёлся с отчётом.',
			created_at,
			status: 'approved',
			refusal: null,
		},
		{
			id: '3',
			vin: 'Z94K241BBMR251210',
			comment: 'Продам зимнюю резину, пишите.',
			created_at,
			status: 'refused',
			refusal: 'Реклама или спам.',
		},
	],
	vins: [{ plate: 'А123ВС77', vin: VIN, created_at }],
	reports: [
		reportLine(1, 'Примеров', true),
		reportLine(2, 'Образцов-Примеров', true),
		reportLine(3, 'Пробный', false),
	],
};

/** What the server says is played, so that the screens are the same at every run. */
async function play(page: Page, { user = BUYER as object | null, empty = false } = {}): Promise<void> {
	await page.addInitScript((token) => localStorage.setItem('access_token', token), 'x'.repeat(43));
	await page.route('**/v1/user', (route) => route.fulfill({ json: { success: true, data: user } }));
	const list = (lines: object[]) => ({ json: { success: true, message: '', data: empty ? [] : lines } });
	await page.route('**/v1/user/sessions', (route) => route.fulfill({ json: SESSIONS }));
	await page.route('**/v1/user/payments', (route) => route.fulfill(list(LINES.payments)));
	await page.route('**/v1/car/comments/my', (route) => route.fulfill(list(LINES.comments)));
	await page.route('**/v1/user/vins', (route) => route.fulfill(list(LINES.vins)));
	await page.route('**/v1/user/reports', (route) => route.fulfill(list(LINES.reports)));
	await page.route('**/v1/user/shares', (route) => route.fulfill(list(LINES.shares)));
	await page.route('**/v1/user/watches', (route) => route.fulfill(list(LINES.watches)));
	await page.route('**/v1/user/watch-channels', (route) => route.fulfill({ json: CHANNELS }));
}

const session = { provider: 'google', created_at, used_at: '2026-11-21T07:00:00.000Z' };
const CHANNELS = {
	success: true,
	message: '',
	data: [
		{
			id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0c01',
			kind: 'mail',
			address: 'vera@example.org',
			is_confirmed: false,
		},
	],
	offered: ['mail', 'telegram'],
};
const SESSIONS = {
	success: true,
	message: '',
	data: [
		{ ...session, id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b01', device: 'Chrome, Android', current: true },
		{
			...session,
			id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b02',
			device: 'Яндекс Браузер, Windows',
			current: false,
		},
		{ ...session, id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b03', device: null, current: false },
	],
};

const signedIn = (page: Page) => play(page);
const signedInLongAgo = (page: Page) => play(page, { user: { ...BUYER, signed_in_recently: false } });
const signedInAgain = (page: Page) => play(page, { empty: true });

async function waiting(page: Page): Promise<void> {
	const opened = page.waitForEvent('popup');
	await page.getByRole('link', { name: 'Войти через Telegram' }).click();
	await (await opened).close();
	await expect(page.getByText('Ожидание автоизации...')).toBeVisible();
}

async function refused(page: Page): Promise<void> {
	const opened = page.waitForEvent('popup');
	await page.getByRole('button', { name: 'Войти через Google' }).click();
	await (await opened).getByRole('button', { name: /otkazov@example\.org/ }).click();
	await expect(page.getByRole('alert')).toBeVisible();
}

async function failing(page: Page): Promise<void> {
	await signedIn(page);
	await page.route('**/v1/user/sessions', (route) => route.fulfill({ json: SESSIONS }));
	await page.route('**/v1/user/payments', (route) => route.fulfill({ status: 404, body: 'x' }));
}

async function toppedUp(page: Page): Promise<void> {
	await signedIn(page);
	await page.addInitScript((id) => localStorage.setItem('seen_requests', `${id} 2`), BUYER.id);
}

const PYOTR = {
	...BUYER,
	id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a02',
	name: 'Пётр Сомов',
	email: 'somov@example.com',
};

async function claimedSignedOut(page: Page): Promise<void> {
	await page.route('**/v1/user', (route) => route.fulfill({ json: { success: true, data: PYOTR } }));
}

async function claimed(page: Page): Promise<void> {
	await signedIn(page);
	await page.route('**/v1/user', async (route) => {
		const { authorization = '' } = route.request().headers();
		const data = authorization.includes('yyy') ? PYOTR : BUYER;
		await route.fulfill({ json: { success: true, data } });
	});
}

async function shown(page: Page): Promise<void> {
	await expect(page.getByText('Успешное пополнение баланса.', { exact: false })).toBeVisible();
}

async function asked(page: Page): Promise<void> {
	await expect(page.getByRole('dialog')).toBeVisible();
}

async function deleted(page: Page): Promise<void> {
	await page.route('**/v1/user/deleteAccount', (route) => route.fulfill({ json: { success: true } }));
	await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
	await expect(page.getByText('Аккаунт удалён')).toBeVisible();
}

async function notDeleted(page: Page): Promise<void> {
	await page.route('**/v1/user/deleteAccount', (route) => route.fulfill({ status: 404, body: 'x' }));
	await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
	await expect(page.getByRole('alert')).toContainText('Не удалось удалить аккаунт.');
}

const SCREENS: readonly Screen[] = [
	{ name: 'auth', address: '/auth', prepare: playChatLinks },
	{ name: 'auth-waiting', address: '/auth', prepare: playChatLinks, act: waiting },
	{ name: 'auth-refused', address: '/auth', prepare: playChatLinks, act: refused },
	{ name: 'cabinet', address: '/user', prepare: signedIn },
	{ name: 'cabinet-old-session', address: '/user', prepare: signedInLongAgo },
	{ name: 'cabinet-payments', address: '/user/payments', prepare: signedIn },
	{ name: 'cabinet-payments-failed', address: '/user/payments', prepare: failing, isMissing: true },
	{ name: 'cabinet-comments', address: '/user/comments', prepare: signedIn },
	{ name: 'cabinet-reports', address: '/user/reports', prepare: signedIn },
	{ name: 'cabinet-empty', address: '/user/reports', prepare: signedInAgain },
	{ name: 'top-up', address: '/user', prepare: toppedUp, act: shown },
	{ name: 'another-person', address: `/deleteAccount?token=${'y'.repeat(43)}`, prepare: claimed, act: asked },
	{
		name: 'person-by-link',
		address: `/appPay?app=ios&token=${'y'.repeat(43)}`,
		prepare: claimedSignedOut,
		act: asked,
	},
	{ name: 'delete-account', address: '/deleteAccount', prepare: signedIn },
	{
		name: 'delete-account-failed',
		address: '/deleteAccount',
		prepare: signedIn,
		act: notDeleted,
		isMissing: true,
	},
	{ name: 'delete-account-empty', address: '/deleteAccount', prepare: signedInAgain },
	{ name: 'delete-account-done', address: '/deleteAccount', prepare: signedIn, act: deleted },
	{ name: 'delete-account-signed-out', address: '/deleteAccount' },
];

inspectScreens(SCREENS);
