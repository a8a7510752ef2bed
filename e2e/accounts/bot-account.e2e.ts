import type { APIRequestContext } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { BOTS, type Bot, type BotChat, botChat } from '../steps/bot-chat.ts';
import { newCar } from '../steps/new-car.ts';
import { balanceOfToken, buyTenByToken } from '../steps/payment-steps.ts';
import { noteSecret } from '../steps/sign-in-steps.ts';

const SITE = { 'X-Requested-With': 'XMLHttpRequest' };
/** The sandbox's plate whose VIN only the paid lookup finds. */
const PLATE = 'Е404КХ99';
const VIN = 'X4XKJ59480LE23552';

/** Signs a person of a chat in to the site, as its page does; gives the access token. */
async function signIn(request: APIRequestContext, { messenger }: Bot, chat: BotChat): Promise<string> {
	const auth = `/v1/auth/${messenger}`;
	const given = await (await request.get(`${auth}/getAuthLink`, { headers: SITE })).json();
	const payload = new URL(given.link).searchParams.get('start') ?? '';
	for (const secret of [payload, given.token]) noteSecret(secret);
	await chat.write(`/start ${payload}`);
	const question = await chat.botMessage(`Код на странице: ${given.code}`);
	await chat.press(question, 'Войти');
	await chat.botMessage('Готово, вернитесь на страницу.');
	const poll = `${auth}/checkToken?token=${encodeURIComponent(given.token)}`;
	const { token } = await (await request.get(poll, { headers: SITE })).json();
	noteSecret(token);
	return token;
}

for (const bot of BOTS) {
	test(
		`${bot.name}: a VIN is bought in the chat once, with price and balance before it`,
		DEEP,
		async ({ request }) => {
			const chat = botChat(request, bot);
			await chat.write(PLATE);
			const stranger = await chat.botMessage('Для покупки нужен аккаунт на сайте', { withinMs: 60_000 });
			expect(stranger.text).toContain(`войдите через ${bot.name}`);
			expect(stranger.buttons.flat().map(({ text }) => text)).toEqual(['Войти на сайт']);

			const token = await signIn(request, bot, chat);
			await chat.write(PLATE);
			await chat.botMessage('На вашем счёте: 0 запросов.', { withinMs: 60_000 });
			await buyTenByToken(request, token);
			await chat.write(PLATE);
			const offer = await chat.botMessage('На вашем счёте: 10 запросов.', { withinMs: 60_000 });
			expect(offer.text).toMatch(/один платный запрос \(2 запроса — 10\s₽, 10 запросов — 49\s₽\)/);
			await chat.press(offer, 'Найти VIN за 1 запрос');
			await chat.botMessage('VIN найден. Списан один запрос.', { withinMs: 60_000 });
			await chat.report(VIN);
			expect(await balanceOfToken(request, token)).toBe(9);

			await chat.press(offer, 'Найти VIN за 1 запрос');
			await chat.botMessage('Запрос не списан', { withinMs: 60_000 });
			expect(await balanceOfToken(request, token)).toBe(9);
		},
	);

	test(`${bot.name}: a report is shared by those who are known to the site`, DEEP, async ({ request }) => {
		const vin = newCar();
		const chat = botChat(request, bot);
		await chat.write(vin);
		const report = await chat.report(vin);
		await chat.press(report, 'Поделиться');
		await chat.botMessage('Ссылку, которую потом можно отозвать, создают на сайте');

		await signIn(request, bot, chat);
		await chat.press(report, 'Поделиться');
		const { text } = await chat.botMessage(/\/s\/[\w-]{43}/);
		const path = /\/s\/[\w-]{43}/.exec(text)?.[0] ?? '';
		noteSecret(path.slice('/s/'.length));
		const shared = await request.get(path);
		expect(shared.status()).toBe(200);
		expect(await shared.text()).not.toContain(vin);
	});
}
