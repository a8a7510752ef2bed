import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { inspectScreens, type Screen } from '../steps/inspect-screens.ts';
import { playChatLinks } from '../steps/sign-in-steps.ts';
import { VERA } from '../steps/vera.ts';

const WHOLE = '/?plate=%D0%90123%D0%92%D0%A177';
const WITHOUT_VIN = '/?plate=%D0%95404%D0%9A%D0%A599';

/** What the server says is played, so that the screens are the same at every run. */
const signedIn =
	(requests = 9) =>
	async (page: Page) => {
		await page.addInitScript((token) => localStorage.setItem('access_token', token), 'x'.repeat(43));
		const reply = { json: { success: true, data: { ...VERA, requests } } };
		await page.route('**/v1/user', (route) => route.fulfill(reply));
		const none = { success: true, message: '', data: [] };
		await page.route('**/v1/user/vins**', (route) => route.fulfill({ json: none }));
	};

/** What the card index says is played, and who asks it has requests. */
const answered = (json: object) => async (page: Page) => {
	await signedIn()(page);
	await page.route('**/v1/getPaidRequest/**', (route) => route.fulfill({ json }));
};
const silent = (state: string, message: string) => ({
	success: false,
	message,
	data: null,
	meta: { ...SAMPLE_META, state, source: null },
});

/** What became of a payment is played. */
const checked = (state: 'waiting' | 'paid') => async (page: Page) => {
	await signedIn()(page);
	const data = { state, requests: 10, amount: '49.00' };
	const json = { success: state === 'paid', message: '', data };
	await page.route('**/v1/checkPayment/*', (route) => route.fulfill({ json }));
};

async function refused(page: Page): Promise<void> {
	const message = 'Купить запросы сейчас нельзя: оплата на этом сайте не подключена.';
	const json = { success: false, message, code: 'not-found' };
	await page.route('**/v1/payments/create', (route) => route.fulfill({ status: 404, json }));
	await page.getByRole('button', { name: /Оплатить картой/ }).click();
	await expect(page.getByRole('alert')).toBeVisible();
}

async function inVain(page: Page): Promise<void> {
	await page.clock.install();
	await page.reload();
	await expect(page.getByText('Проверяем, пришла ли оплата…')).toBeVisible();
	const over = page.getByText('Оплата ещё не подтверждена');
	await expect(async () => {
		await page.clock.runFor(5_000);
		expect(await over.isVisible()).toBe(true);
	}).toPass({ intervals: [50], timeout: 60_000 });
}

async function press(page: Page, name: string): Promise<void> {
	const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
	await button.click({ timeout: 30_000 });
}

const refresh = (page: Page) => press(page, 'Обновить');
const paidRefresh = async (page: Page) => {
	await refresh(page);
	await press(page, 'Обновить VIN');
	await expect(page.getByText(/Прежний VIN|Не удалось найти новый VIN/)).toBeVisible();
};
const paid = async (page: Page) => {
	await press(page, 'Запросить полный VIN');
	await expect(page.getByText(/X4XKJ59480LE23552|картотеке ГИБДД\. Проверьте|Ошибка загрузки/)).toBeVisible();
};
const signingIn = async (page: Page) => {
	await press(page, 'Запросить полный VIN');
	await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeVisible();
};
const offered = async (page: Page) => {
	await expect(page.getByText('10 запросов за')).toBeVisible({ timeout: 30_000 });
};
const known = async (page: Page) => {
	await expect(page.getByRole('button', { name: 'Запросить полный VIN' })).toBeVisible({ timeout: 30_000 });
};

const FOUND = { success: true, message: 'VIN найден. Списан один запрос.', meta: SAMPLE_META };
const vin = (vin: string | null) => ({ ...FOUND, data: { vin, charged: vin !== null } });

const SCREENS: readonly Screen[] = [
	{ name: 'payment', address: '/payment', prepare: signedIn() },
	{ name: 'payment-signed-out', address: '/payment', prepare: playChatLinks },
	{ name: 'payment-refused', address: '/payment', prepare: signedIn(), act: refused, isMissing: true },
	{ name: 'app-pay', address: '/appPay?app=ios', prepare: signedIn(0) },
	{ name: 'success-pay', address: '/successPay', prepare: signedIn() },
	{ name: 'success-pay-checking', address: '/successPay?transaction_id=r1', prepare: checked('waiting') },
	{
		name: 'success-pay-unsettled',
		address: '/successPay?transaction_id=r1',
		prepare: checked('waiting'),
		act: inVain,
	},
	{ name: 'success-pay-paid', address: '/successPay?transaction_id=r1', prepare: checked('paid') },
	{ name: 'success-pay-not-yours', address: '/successPay?transaction_id=r1' },
	{ name: 'fail-pay', address: '/failPay', prepare: signedIn() },
	{ name: 'plate-paid-part', address: WITHOUT_VIN, prepare: signedIn(), act: known },
	{ name: 'plate-signing-in', address: WITHOUT_VIN, prepare: playChatLinks, act: signingIn },
	{ name: 'plate-no-requests', address: WITHOUT_VIN, prepare: signedIn(0), act: offered },
	{
		name: 'plate-paid-found',
		address: WITHOUT_VIN,
		prepare: answered(vin('X4XKJ59480LE23552')),
		act: paid,
	},
	{ name: 'plate-paid-nothing', address: WITHOUT_VIN, prepare: answered(vin(null)), act: paid },
	{
		name: 'plate-paid-silent',
		address: WITHOUT_VIN,
		prepare: answered(silent('unreachable', 'Сервис картотеки ГИБДД не ответил. Запрос не списан.')),
		act: paid,
	},
	{ name: 'plate-refresh', address: WHOLE, prepare: signedIn(), act: refresh },
	{
		name: 'plate-refreshed',
		address: WHOLE,
		prepare: answered(vin('WP1AB29PX4LA69033')),
		act: paidRefresh,
	},
	{
		name: 'plate-refresh-failed',
		address: WHOLE,
		prepare: answered(vin('XTA21144094786239')),
		act: paidRefresh,
	},
];

inspectScreens(SCREENS);
