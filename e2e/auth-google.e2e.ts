import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import {
	chooseAccount,
	newEmail,
	openGoogle,
	playTelegramLink,
	signInByGoogle,
	storedToken,
} from './sign-in-steps.ts';

test.beforeEach(({ page }) => playTelegramLink(page));

test('a person signs in through the window of Google, sees who he is, and is led on', async ({ page }) => {
	const email = newEmail();
	await page.goto('/auth');
	const google = await openGoogle(page);
	await expect(page.getByText('Выберите аккаунт в открывшемся окне.')).toBeVisible();
	const closed = google.waitForEvent('close');
	await chooseAccount(google, email);
	await closed;
	await expect(page.getByText(`Вы вошли как: ${email}`)).toBeVisible();
	await expect(page).toHaveURL('/user');
	await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Войти' })).toBeHidden();
	expect(await storedToken(page)).toMatch(/^[\w-]{40,}$/);
});

test(
	'where windows are blocked, the whole page goes to Google and comes back to where the person was',
	DEEP,
	async ({ page }) => {
		await page.addInitScript(() => {
			window.open = () => null;
		});
		await page.goto('/user/payments');
		await expect(page).toHaveURL('/auth');
		await page.getByRole('button', { name: 'Войти через Google' }).click();
		await chooseAccount(page, newEmail());
		await expect(page).toHaveURL('/user/payments');
		await expect(page.getByText('Нет платежей')).toBeVisible();
		expect(
			await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('oauth'))),
		).toEqual([]);
	},
);

test(
	'a second window may be opened while the first one stands, and the first one signs nobody in',
	DEEP,
	async ({ page }) => {
		const [early, late] = [newEmail(), newEmail()];
		await page.goto('/auth');
		await openGoogle(page);
		await page.getByRole('button', { name: 'Войти через Google' }).click();
		const google = page.context().pages().at(-1);
		await google?.waitForURL(/google/);
		await chooseAccount(google ?? page, late);
		await expect(page).toHaveURL('/user');
		await expect(page.getByText(late).first()).toBeVisible();
		await expect(page.getByText(early)).toHaveCount(0);
	},
);

test("a refusal is said in the specification's words, with Google's own reason", async ({ page }) => {
	await page.goto('/auth');
	const google = await openGoogle(page);
	await google.getByRole('button', { name: /otkazov@example\.org/ }).click();
	await expect(page.getByRole('alert')).toHaveText(
		'Произошла ошибка при авторизации через Google. Вы не подтвердили вход.',
	);
	expect(await storedToken(page)).toBeNull();
	await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeEnabled();
});

test.describe('a check that does not succeed', () => {
	test.use({ forgiven: [/checkToken/] });

	for (const [what, reply, words] of [
		[
			'answers without success',
			{
				json: { success: false, access_token: null, message: 'Время этого входа вышло. Начните его заново.' },
			},
			'Время этого входа вышло. Начните его заново.',
		],
		[
			'answers with an error',
			{ status: 503, json: { success: false, code: 'bug', message: 'Сайт занят. Попробуйте через минуту.' } },
			'Сайт занят. Попробуйте через минуту.',
		],
		['does not answer', null, 'Нет ответа от сервера.'],
		['answers nothing readable', { status: 200, body: '<html>' }, 'Произошла ошибка.'],
	] as const) {
		test(`is told when the server ${what}`, DEEP, async ({ page }) => {
			await page.route('**/v1/auth/google/checkToken', (route) =>
				reply === null ? route.abort() : route.fulfill(reply),
			);
			await page.goto('/auth');
			await chooseAccount(await openGoogle(page), newEmail());
			await expect(page.getByRole('alert')).toHaveText(words);
			expect(await storedToken(page)).toBeNull();
		});
	}
});

test('who is signed in already is shown so and led on; «Выйти» keeps him', DEEP, async ({ page }) => {
	const email = await signInByGoogle(page);
	await page.goto('/auth');
	await expect(page.getByText(`Вы вошли как: ${email}`)).toBeVisible();
	await expect(page).toHaveURL('/user');
	await page.goto('/auth');
	await page.getByRole('button', { name: 'Выйти', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeVisible();
	await page.waitForTimeout(2_000);
	await expect(page).toHaveURL('/auth');
	expect(await storedToken(page)).toBeNull();
});

for (const from of ['//foreign.example/', 'https://foreign.example/', '/\\foreign.example']) {
	test(`a sign-in never leads away, to ${from}`, DEEP, async ({ page }) => {
		await page.goto(`/auth?from=${encodeURIComponent(from)}`);
		await chooseAccount(await openGoogle(page), newEmail());
		await expect(page).toHaveURL('/user');
	});
}
