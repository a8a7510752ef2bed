import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import { newEmail, playChatLinks, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

test.beforeEach(({ page }) => playChatLinks(page));

test('the four tabs are addresses, reached by keyboard, each under its own heading', async ({ page }) => {
	await signInByGoogle(page);
	const tabs = page.getByRole('navigation', { name: 'Личный кабинет' });
	for (const [name, address, heading, empty] of [
		['Платежи', '/user/payments', 'Платежи', 'Нет платежей'],
		['Комментарии', '/user/comments', 'Комментарии', 'Нет комментариев'],
		['Отчёты', '/user/reports', 'Отчёты', 'Нет отчетов'],
		['Общее', '/user', 'Общая информация', 'Купить запросы'],
	] as const) {
		await tabs.getByRole('link', { name }).press('Enter');
		await expect(page).toHaveURL(address);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(tabs.locator('[aria-current="page"]')).toHaveText(name);
		await expect(page.getByText(empty, { exact: true })).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(`^${heading} — Личный кабинет`));
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	}
});

test('lists that are not empty are told line by line', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	const list = (data: object[]) => ({ json: { success: true, message: '', data } });
	const created_at = '2026-11-21T07:42:00.000Z';
	await page.route('**/v1/user/payments', (route) =>
		route.fulfill(
			list([
				{
					...{ mnt_transaction_id: '4e1', mnt_amount: '49.00', created_at, state: 'paid' },
					...{ purpose: 'requests', requests: 10, report: null, report_uuid: null, returned: null },
				},
			]),
		),
	);
	await page.route('**/v1/car/comments/my', (route) =>
		route.fulfill(
			list([
				{
					id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a09',
					vin: 'XTA21144094786239',
					comment: 'Ездит тихо.',
					created_at,
					status: 'waiting',
					refusal: null,
				},
			]),
		),
	);
	await page.route('**/v1/user/reports', (route) =>
		route.fulfill(
			list([
				{
					report_uuid: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
					last_name: 'Примеров',
					first_name: 'Пётр',
					middle_name: 'Образцович',
					paid: true,
					created_at,
				},
			]),
		),
	);
	await page.goto('/user/payments');
	await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(
		'49 ₽21 ноября 2026, 10:4210 запросов к картотеке ГИБДДПлатёж № 4e1',
	);
	await page.goto('/user/comments');
	await expect(page.getByText('Ездит тихо.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'XTA21144094786239' })).toHaveAttribute(
		'href',
		'/checks/XTA21144094786239',
	);
	await page.goto('/user/reports');
	const line = page.getByRole('main').getByRole('listitem').last();
	await expect(line).toContainText('21 ноября 2026, 10:42');
	await expect(line).toContainText('Оплачен');
	await expect(line.getByRole('link', { name: 'Примеров Пётр Образцович' })).toHaveAttribute(
		'href',
		'/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
	);
});

test.describe('a list that cannot be had', () => {
	test.use({ forgiven: [/503/] });

	for (const [address, call, words] of [
		['/user/payments', '**/v1/user/payments', 'Ошибка загрузки платежей'],
		['/user/reports', '**/v1/user/reports', 'Ошибка загрузки отчетов'],
		['/user/comments', '**/v1/car/comments/my', 'Ошибка загрузки комментариев'],
	] as const) {
		test(`says so at ${address}, and can be asked for again`, DEEP, async ({ page }) => {
			await signInByGoogle(page);
			await page.route(call, (route) => route.fulfill({ status: 503, body: 'x' }));
			await page.goto(address);
			await expect(page.getByText(words)).toBeVisible();
			await expect(page.getByText(/^Нет (платежей|отчетов|комментариев)/)).toHaveCount(0);
			await page.unroute(call);
			await page.getByRole('button', { name: 'Повторить' }).click();
			await expect(page.getByText(/^Нет (платежей|отчетов|комментариев)/)).toBeVisible();
		});
	}
});

test('who is not signed in is sent to sign in', async ({ page }) => {
	for (const address of ['/user', '/user/reports']) {
		await page.goto(address);
		await expect(page).toHaveURL('/auth');
	}
});

test('nothing personal is in the page that the server sends', async ({ page, request }) => {
	const email = await signInByGoogle(page);
	const token = await storedToken(page);
	for (const address of ['/user', '/user/payments', '/auth', '/deleteAccount']) {
		const reply = await request.get(address, { headers: { Authorization: `Bearer ${token}` } });
		expect(await reply.text()).not.toContain(email);
	}
});

test('«Выйти» leads home, ends the token, and signs the other tab out too', async ({ page, request }) => {
	await signInByGoogle(page);
	const token = await storedToken(page);
	const other = await page.context().newPage();
	await other.goto('/user/payments');
	await expect(other.getByText('Нет платежей')).toBeVisible();
	await page.getByRole('button', { name: 'Выйти', exact: true }).filter({ visible: true }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
	await expect(other).toHaveURL('/auth');
	await expect
		.poll(async () => {
			const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
			return (await request.get('/v1/user', { headers })).json();
		})
		.toEqual({ success: true, data: null });
});

test('a sign-in in one tab is one in the other', DEEP, async ({ page }) => {
	const other = await page.context().newPage();
	await other.goto('/');
	await expect(other.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
	await page.bringToFront();
	await signInByGoogle(page);
	await expect(other.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
});

test('a token that nobody knows any more is removed, and the page says «Войти» again', async ({ page }) => {
	await page.addInitScript(() => {
		if (!sessionStorage.getItem('once')) localStorage.setItem('access_token', 'x'.repeat(43));
		sessionStorage.setItem('once', '1');
	});
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
	expect(await storedToken(page)).toBeNull();
});

test('without a token nothing is asked about a user', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/');
	await atRest(page);
	expect(asked.filter((url) => /\/v1\/user|session-parts/.test(url))).toEqual([]);
});

test(
	'an account is deleted after a confirmation; its token knows nobody, and coming again begins anew',
	DEEP,
	async ({ page, request }) => {
		const email = await signInByGoogle(page, newEmail());
		const token = await storedToken(page);
		await page.getByRole('link', { name: 'Удалить аккаунт' }).click();
		await expect(page).toHaveURL('/deleteAccount');
		await expect(page.getByText(`Вы вошли как: ${email}`)).toBeVisible();
		await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт удалён');
		expect(await storedToken(page)).toBeNull();
		const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
		expect(await (await request.get('/v1/user', { headers })).json()).toEqual({ success: true, data: null });
		await page.goto('/deleteAccount');
		await expect(page.getByText('Чтобы удалить аккаунт, войдите в него')).toBeVisible();
		await signInByGoogle(page, email);
	},
);

test.describe('a deletion that fails', () => {
	test.use({ forgiven: [/503/] });

	test('is said on the page: the button stays, and so does the person', DEEP, async ({ page }) => {
		await signInByGoogle(page);
		await page.route('**/v1/user/deleteAccount', (route) => route.fulfill({ status: 503, body: 'x' }));
		await page.goto('/deleteAccount');
		const button = page.getByRole('button', { name: 'Удалить аккаунт' });
		const answered = page.waitForResponse('**/v1/user/deleteAccount');
		await button.click();
		await answered;
		await expect(page.getByRole('alert')).toContainText('Не удалось удалить аккаунт.');
		await expect(button).toBeEnabled();
		await expect(page.getByText('Аккаунт удалён')).toHaveCount(0);
		expect(await storedToken(page)).not.toBeNull();
	});
});
