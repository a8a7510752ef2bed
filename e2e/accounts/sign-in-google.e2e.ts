import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { painted } from '../steps/alive.ts';
import { failed, testSignIns } from '../steps/oauth-journeys.ts';
import { chooseAccount, newEmail, openGoogle, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

testSignIns({
	id: 'google',
	button: 'Войти через Google',
	address: /\/google\/choose/,
	troubles: {
		prosrochin: failed('google', 'Google не подтвердил вход. Попробуйте ещё раз.'),
		// The window has brought a token: what is wrong with it is said by the server's check, alone.
		chuzhov: 'Этот вход выдан другому сайту.',
		sboev: failed('google', 'На стороне Google сбой. Попробуйте ещё раз через минуту.'),
		medlennova: failed('google', 'Google не ответил вовремя. Попробуйте ещё раз через минуту.'),
	},
});

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
	await page.clock.install();
	await page.goto('/auth');
	await page.getByRole('button', { name: 'Выйти', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeVisible();
	// Longer than the page waits before it leads on.
	await page.clock.runFor(2_000);
	await painted(page);
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
