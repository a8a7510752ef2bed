import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ask, comment, field, openComments, panel, write } from '../steps/comment-steps.ts';
import { inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import {
	chooseAccount,
	newEmail,
	openGoogle,
	playChatLinks,
	signInByGoogle,
} from '../steps/sign-in-steps.ts';

const ADDED = 'Комментарий успешно добавлен. Он будет виден всем пользователям после прохождения модерации.';

test.beforeEach(({ page }) => playChatLinks(page));

test('a comment is written by keyboard, seen by its author alone, and deleted by him', async ({
	page,
	browser,
	baseURL,
}) => {
	const vin = newCar();
	await signInByGoogle(page);
	await openComments(page, vin);
	await expect(field(page)).toBeFocused();
	await expect(panel(page)).toContainText('Для данного номера нет комментариев');

	const sent: string[] = [];
	page.on('request', (request) => request.url().endsWith('/comments/add') && sent.push(request.url()));
	await field(page).fill(' \n ');
	await field(page).press('Control+Enter');
	await panel(page).getByRole('button', { name: 'Отправить' }).click();
	expect(sent).toEqual([]);

	await field(page).fill('Смотрел её вчера.\nЕздит тихо.');
	await field(page).press('Control+Enter');
	await expect(panel(page).getByRole('status').filter({ hasText: ADDED })).toBeVisible();
	await expect(field(page)).toHaveValue('');
	await expect(comment(page, 'Смотрел её вчера.')).toContainText('На модерации');
	expect(sent).toHaveLength(1);

	const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
	const other = await elsewhere.newPage();
	await playChatLinks(other);
	await openComments(other, vin);
	await expect(panel(other)).toContainText('Для данного номера нет комментариев');
	await expect(panel(other)).not.toContainText('Смотрел её вчера.');
	await elsewhere.close();

	await page.reload();
	await openComments(page, vin);
	await comment(page, 'Смотрел её вчера.')
		.getByRole('button', { name: /Удалить/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(comment(page, 'Смотрел её вчера.')).toHaveCount(0);
	await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
	await expect(panel(page)).toContainText('Для данного номера нет комментариев');
	await page.goto('/user/comments');
	await expect(page.getByText('Нет комментариев')).toBeVisible();
});

test(
	'who is not signed in is told so, signs in on the spot, and writes, in a frame too',
	DEEP,
	async ({ page }) => {
		await openComments(page, newCar(), '?isFrame=true');
		await expect(panel(page)).toContainText('Для добавления комментариев нужно авторизоваться.');
		await expect(field(page)).toHaveCount(0);
		await chooseAccount(await openGoogle(page), newEmail());
		await expect(field(page)).toBeVisible();
		await panel(page).getByRole('button', { name: 'правилами публикации' }).click();
		await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
		await page.getByRole('button', { name: 'Понял' }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(panel(page).getByRole('button', { name: 'правилами публикации' })).toBeFocused();
	},
);

test.describe('while the server fails', () => {
	test.use({ forgiven: [/503/] });

	test(
		'nothing that was typed is lost: over the failure, a reload and signing in',
		DEEP,
		async ({ page }) => {
			const vin = newCar();
			const text = 'Писал это полчаса: кузов ровный, салон целый.';
			await signInByGoogle(page);
			await openComments(page, vin);
			await page.route('**/v1/car/comments/add', (route) => route.fulfill({ status: 503, body: 'x' }));
			await field(page).fill(text);
			await panel(page).getByRole('button', { name: 'Отправить' }).click();
			await expect(panel(page)).toContainText('Ошибка добавления комментария');
			await expect(field(page)).toHaveValue(text);
			await page.reload();
			await openComments(page, vin);
			await expect(field(page)).toHaveValue(text);

			await page.goto('/user');
			await page.getByRole('button', { name: 'Выйти', exact: true }).filter({ visible: true }).click();
			await expect(page).toHaveURL('/');
			await openComments(page, vin);
			await expect(field(page)).toHaveCount(0);
			await chooseAccount(await openGoogle(page), newEmail());
			await expect(field(page)).toHaveValue(text);
			await page.unroute('**/v1/car/comments/add');
			await field(page).press('Control+Enter');
			await expect(comment(page, text)).toBeVisible();
			await page.reload();
			await openComments(page, vin);
			await expect(field(page)).toHaveValue('');
		},
	);

	test(
		'a list that cannot be had says so and is shown on demand; a deletion that fails is none',
		DEEP,
		async ({ page }) => {
			const vin = newCar();
			await signInByGoogle(page);
			await write(page, vin, 'Хозяин один с салона.');
			await page.route('**/v1/car/comments', (route) => route.fulfill({ status: 503, body: 'x' }));
			await openComments(page, vin);
			await expect(panel(page)).toContainText('Ошибка загрузки комментариев');
			await page.unroute('**/v1/car/comments');
			await panel(page).getByRole('button', { name: 'Показать' }).click();
			await expect(comment(page, 'Хозяин один с салона.')).toBeVisible();

			await page.route('**/v1/car/comments/delete', (route) => route.fulfill({ status: 503, body: 'x' }));
			await comment(page, 'Хозяин')
				.getByRole('button', { name: /Удалить/ })
				.click();
			await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
			await expect(panel(page)).toContainText('Ошибка удаления комментария');
			await expect(comment(page, 'Хозяин один с салона.')).toBeVisible();
		},
	);
});

test('hostile texts are text, and the page stays whole', DEEP, async ({ page }, info) => {
	const vin = newCar();
	await signInByGoogle(page);
	const alarms: string[] = [];
	page.on('dialog', async (dialog) => {
		alarms.push(dialog.message());
		await dialog.dismiss();
	});
	await write(page, vin, '<script>alert(1)</script><img src=x onerror=alert(2)><b>жирный</b> &amp; {{7*7}}');
	await write(
		page,
		vin,
		`Своя /checks/${vin}, чужая https://svеrka.example/checks/${vin} и javascript:/checks/${vin}`,
	);
	await write(
		page,
		vin,
		`Отзыв \u202Eтуда\u202C и 🚗, ${'з\u0301\u0302\u0303\u0308\u0323\u0330'.repeat(200)}`,
	);
	await write(page, vin, 'а'.repeat(2000));
	const marks = await ask(page, '/v1/car/comments/add', { vin, comment: `я${'\u0301'.repeat(10_000)}` });
	expect([200, 400]).toContain(marks.status);
	const megabyte = await ask(page, '/v1/car/comments/add', { vin, comment: 'ы'.repeat(500_000) });
	expect([400, 413]).toContain(megabyte.status);
	expect(megabyte.reply.message).toMatch(/[а-я]/);

	await openComments(page, vin);
	await expect(
		comment(page, '<script>alert(1)</script><img src=x onerror=alert(2)><b>жирный</b>'),
	).toBeVisible();
	await expect(panel(page).locator('p script, p img, p b')).toHaveCount(0);
	const links = comment(page, 'Своя').locator('p a');
	await expect(links).toHaveCount(1);
	await expect(links).toHaveAttribute('href', `/checks/${vin}`);
	await expect(comment(page, 'Отзыв')).not.toContainText('\u202E');
	// What is heaped on a letter must not lie over what stands beside it.
	const tall = await panel(page)
		.getByRole('article')
		.locator('p[dir=auto]')
		.evaluateAll((texts) => texts.filter((text) => getComputedStyle(text).overflowY !== 'clip').length);
	expect(tall).toBe(0);
	expect(alarms).toEqual([]);
	await inspect(page, info, 'comments-hostile');
});

test(
	"nobody deletes another's comment, and nobody writes without signing in",
	DEEP,
	async ({ page, browser, baseURL }) => {
		const vin = newCar();
		await signInByGoogle(page);
		const id = await write(page, vin, 'Мой комментарий, ничей больше.');
		const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
		const other = await elsewhere.newPage();
		await signInByGoogle(other);
		expect((await ask(other, '/v1/car/comments/delete', { id })).status).toBe(404);
		expect(
			await ask(other, '/v1/car/comments/add', { vin, comment: 'x', token: 'y'.repeat(43) }),
		).toMatchObject({
			status: 401,
			reply: { message: 'Вы должны авторизоваться для добавления комментариев.' },
		});
		await elsewhere.close();
		await openComments(page, vin);
		await expect(comment(page, 'Мой комментарий, ничей больше.')).toBeVisible();
	},
);
