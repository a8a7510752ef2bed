import { describe, expect, test, vi } from 'vitest';
import { MARKER } from '../../http/testing/served-app.ts';
import { beginWell, type Node, openBrowser } from './testing/node.ts';
import { telegramNodes } from './testing/telegram-nodes.ts';

const nodes = telegramNodes();

const NO_TOKEN = { status: 200, success: false, token: null };
const OVER = { ...NO_TOKEN, message: 'Ссылка для входа больше не действует.' };
const REFUSED = { ...NO_TOKEN, message: 'Вход отменён: в чате нажали «Это не я».' };

async function whoIs(node: Node, token: string | null) {
	const authorization = `Bearer ${token}`;
	return (await node.app.inject({ url: '/v1/user', headers: { ...MARKER, authorization } })).json().data;
}

describe('a sign-in by Telegram', () => {
	test('ends with a token that is the person of the chat', async () => {
		const node = await nodes.startReady();
		const [browser, phone] = [openBrowser(node), nodes.played.phone(101)];
		const { link, code, token, payload } = await beginWell(browser);
		expect(link).toBe(`${nodes.played.url}/t/avtosverka_sandbox_bot?start=${payload}`);
		expect([payload, token]).toEqual([
			expect.stringMatching(/^[\w-]{43}$/),
			expect.stringMatching(/^[\w-]{43}$/),
		]);
		expect(payload).not.toBe(token);
		expect(code).toMatch(/^\d{4}$/);
		expect(await browser.check(token)).toEqual(NO_TOKEN);
		await phone.say(`/start ${payload}`);
		expect((await phone.botMessage()).text).toContain(`Код на странице: ${code}`);
		expect(await browser.check(token)).toEqual(NO_TOKEN);
		await phone.press('Войти');
		await vi.waitFor(async () =>
			expect((await phone.botMessage()).text).toBe('Готово, вернитесь на страницу.'),
		);
		expect((await phone.botMessage()).buttons).toEqual([]);
		const given = await browser.check(token);
		expect(given).toEqual({ status: 200, success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
		expect(await whoIs(node, given.token)).toMatchObject({
			telegram_id: 7_000_000_101,
			username: 'vydumka_101',
		});
		expect(await browser.check(token)).toEqual(OVER);
	});

	test('goes on over a restart at every step', async () => {
		const phone = nodes.played.phone(102);
		const first = await nodes.startReady();
		const browser = openBrowser(first);
		const { token, payload } = await beginWell(browser);
		await first.close();
		await phone.say(`/start ${payload}`);
		const second = await nodes.startReady();
		await phone.botMessage();
		await second.close();
		await phone.press('Войти');
		const third = await nodes.startReady();
		await vi.waitFor(async () => expect((await browser.check(token, third)).success).toBe(true), 5_000);
	});

	test('begun at one process is finished by the bot of another', async () => {
		const one = await nodes.startReady();
		await vi.waitFor(() => expect(one.telegram.leads()).toBe(true));
		const two = await nodes.startReady();
		expect([one.telegram.leads(), two.telegram.leads()]).toEqual([true, false]);
		const [browser, phone] = [openBrowser(two), nodes.played.phone(103)];
		const { token, payload } = await beginWell(browser);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		await phone.press('Войти');
		await vi.waitFor(async () => expect((await browser.check(token, two)).success).toBe(true), 5_000);
	});

	test('by a foreign link needs the button, and gives its token to nobody but whoever began', async () => {
		const node = await nodes.startReady();
		const [attacker, victim] = [openBrowser(node), openBrowser(node)];
		const phone = nodes.played.phone(104);
		const { token, payload } = await beginWell(attacker);
		await phone.say(`/start ${payload}`);
		expect((await phone.botMessage()).text).toContain('нажмите «Это не я»');
		expect(await attacker.check(token)).toEqual(NO_TOKEN);
		await phone.press('Это не я');
		await vi.waitFor(async () => expect((await phone.botMessage()).text).toContain('никто не вошёл'));
		expect(await attacker.check(token)).toEqual(REFUSED);
		const own = await beginWell(victim);
		await nodes.played.phone(105).say(`/start ${own.payload}`);
		await nodes.played.phone(105).botMessage();
		await nodes.played.phone(105).press('Войти');
		await vi.waitFor(async () =>
			expect((await nodes.played.phone(105).botMessage()).text).toContain('Готово'),
		);
		expect(await attacker.check(own.token)).toEqual(OVER);
		expect((await victim.check(own.token)).success).toBe(true);
	});

	test('needs the chat of whoever opened its link first', async () => {
		const node = await nodes.startReady();
		const browser = openBrowser(node);
		const { token, payload } = await beginWell(browser);
		await nodes.played.phone(106).say(`/start ${payload}`);
		await nodes.played.phone(106).botMessage();
		await nodes.played.phone(107).say(`/start ${payload}`);
		expect(await nodes.played.phone(107).botMessage()).toMatchObject({ buttons: [] });
		expect(await browser.check(token)).toEqual(NO_TOKEN);
	});

	test('is answered in private only, and a group is told so', async () => {
		const node = await nodes.startReady();
		const browser = openBrowser(node);
		const { token, payload } = await beginWell(browser);
		const group = nodes.played.phone(108, true);
		await group.say('просто разговор');
		await group.say(`/start ${payload}`);
		expect((await group.botMessage()).text).toContain('в личные сообщения');
		expect((await group.read()).filter(({ by }) => by === 'bot')).toHaveLength(1);
		expect(await browser.check(token)).toEqual(NO_TOKEN);
	});

	test('survives persons who have blocked the bot, alone and with their groups', async () => {
		const node = await nodes.startReady();
		const { payload } = await beginWell(openBrowser(node));
		await nodes.played.phone(3).say(`/start ${payload}`);
		await nodes.played.phone(3, true).say('/start');
		const phone = nodes.played.phone(109);
		await phone.say('привет');
		expect((await phone.botMessage()).text).toContain('Здравствуйте! Пришлите VIN');
		expect(node.log.join()).not.toContain('telegram does not answer');
	});

	test('leaves no secret, code, id or name in the log', async () => {
		const node = await nodes.startReady();
		const [browser, phone] = [openBrowser(node), nodes.played.phone(110)];
		const { token, payload, code } = await beginWell(browser);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		await phone.press('Войти');
		let given: string | null = null;
		await vi.waitFor(async () => {
			given = (await browser.check(token)).token;
			expect(given).not.toBeNull();
		}, 5_000);
		await nodes.played.setMode('down');
		await vi.waitFor(() => expect(node.log.join()).toContain('telegram does not answer'), 5_000);
		const lines = node.log.join('');
		const { TELEGRAM_BOT_TOKEN } = nodes.played.settings;
		for (const secret of [token, payload, given, `"${code}"`, '7000000110', 'vydumka', TELEGRAM_BOT_TOKEN]) {
			expect(secret).toBeTruthy();
			expect(lines).not.toContain(secret);
		}
	});
});
