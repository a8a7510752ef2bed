import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { testClock } from '../../answers/testing/test-clock.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import { beginWell, openBrowser } from './testing/node.ts';
import { telegramNodes } from './testing/telegram-nodes.ts';

const nodes = telegramNodes();

const YANDEX = { YANDEX_ID_CLIENT_ID: 'client', YANDEX_ID_CLIENT_SECRET: 'secret' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
const MAX = { MAX_BOT_NAME: 'a_bot', MAX_BOT_TOKEN: 'x'.repeat(40) };

const GET_LINK = '/v1/auth/telegram/getAuthLink';
const NO_TOKEN = { status: 200, success: false, token: null };
const REFUSED = { ...NO_TOKEN, message: 'Вход отменён: в чате нажали «Это не я».' };
const OVER = {
	...NO_TOKEN,
	message: 'Ссылка для входа больше не действует.',
};

describe('a link', () => {
	test('is stored as hashes alone', async () => {
		const node = await nodes.startReady();
		const { token, payload } = await beginWell(openBrowser(node));
		const { rows } = await nodes.store.db.execute<{ row: string }>(
			sql`select telegram_sign_in::text as row from telegram_sign_in`,
		);
		const table = rows.map(({ row }) => row).join();
		for (const secret of [token, payload]) {
			expect(table).not.toContain(secret);
			expect(table).not.toContain(Buffer.from(secret).toString('hex'));
			expect(table).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
		}
	});

	test.each(['down', '500', '401'])('is not given while the Bot API is in the mode %s', async (mode) => {
		const node = await nodes.startReady();
		await nodes.played.setMode(mode);
		// A new visitor every time: one may not ask as often as this.
		const begin = () => openBrowser(node).begin();
		await vi.waitFor(
			async () =>
				expect(await begin()).toEqual({
					success: false,
					message: 'Вход через Telegram сейчас не работает. Попробуйте ещё раз позже.',
				}),
			{ timeout: 8_000, interval: 100 },
		);
		await nodes.played.setMode('fine');
		await vi.waitFor(async () => expect((await begin()).success).toBe(true), 5_000);
	});

	test.each([
		[YANDEX, 'Яндекс ID'],
		[{ ...GOOGLE, ...MAX }, 'Google'],
		[{ ...GOOGLE, ...YANDEX, VK_ID_CLIENT_ID: '1' }, 'Яндекс ID, VK ID или Google'],
	])('names the other ways in, Russian ones first: %#', async (others, names) => {
		const settings = {
			...nodes.played.settings,
			TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
			TELEGRAM_BOT_TOKEN: `5:${'x'.repeat(35)}`,
			...others,
		};
		const node = await nodes.start({ settings });
		const message = `Вход через Telegram сейчас не работает. Войдите через ${names}.`;
		expect(await openBrowser(node).begin()).toEqual({ success: false, message });
	});

	test('for the cabinet is refused without another way in, which would help nobody there', async () => {
		const node = await nodes.startReady({ settings: { ...nodes.played.settings, ...YANDEX } });
		const accounts = testAccounts(nodes.store, { now: () => new Date() });
		const { id } = await accounts.enter({ provider: 'yandex', id: 'y-cabinet', name: 'Владелец кабинета' });
		const authorization = `Bearer ${await accounts.issueToken(id)}`;
		const ask = async () => {
			const url = `${GET_LINK}?purpose=link`;
			return (await node.app.inject({ url, headers: { ...MARKER, authorization } })).json();
		};
		expect(await ask()).toMatchObject({ success: true });
		await nodes.played.setMode('down');
		const message = 'Привязать Telegram сейчас не получится. Попробуйте ещё раз позже.';
		await vi.waitFor(async () => expect(await ask()).toEqual({ success: false, message }), {
			timeout: 8_000,
			interval: 100,
		});
	});

	test('is given to one visitor twenty times in ten minutes, whatever his address', async () => {
		const clock = testClock();
		const node = await nodes.startReady({ clock });
		const cookie = `visitor=${'n'.repeat(22)}`;
		const ask = (remoteAddress: string) =>
			node.app.inject({ url: GET_LINK, headers: { ...MARKER, cookie }, remoteAddress });
		for (let count = 0; count < 20; count += 1) {
			expect((await ask(`198.51.100.${count}`)).json().success).toBe(true);
		}
		const refused = await ask('198.51.100.7');
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many']);
		expect((await openBrowser(node, '198.51.100.7').begin()).success).toBe(true);
	});

	test('is given whatever others of the address have asked for, at the second press at the latest', async () => {
		const node = await nodes.startReady();
		const address = '198.51.100.70';
		const ask = (headers: object) =>
			node.app.inject({
				url: GET_LINK,
				headers: { ...MARKER, ...headers },
				remoteAddress: address,
			});
		expect((await ask({})).json().success).toBe(true);
		// Six hundred first requests are written down rather than played.
		await nodes.store.db.execute(
			sql`update shared_count set count = 600 where name like 'telegram-links%' and count = 1`,
		);
		const refused = await ask({});
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many']);
		expect((await openBrowser(node, address).begin()).success).toBe(true);
		const [cookie] = String(refused.headers['set-cookie']).split(';');
		expect((await ask({ cookie })).json().success).toBe(true);
	});
});

describe('a sign-in', () => {
	test('that was refused is told to the page that began it, at whichever process it asks', async () => {
		const [one, two] = [await nodes.startReady(), await nodes.startReady()];
		const [browser, phone] = [openBrowser(one), nodes.played.phone(111)];
		const { token, payload } = await beginWell(browser);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		expect(await browser.check(token, two)).toEqual(NO_TOKEN);
		await phone.press('Это не я');
		await vi.waitFor(async () => expect(await browser.check(token, two)).toEqual(REFUSED), 5_000);
		expect(await browser.check(token, one)).toEqual(REFUSED);
		expect(await openBrowser(two).check(token)).toEqual(OVER);
	});

	test('that nobody confirmed in ten minutes is told to be over', async () => {
		const clock = testClock();
		const node = await nodes.startReady({ clock });
		const browser = openBrowser(node);
		const { token } = await beginWell(browser);
		clock.pass(9 * 60_000);
		expect(await browser.check(token)).toEqual(NO_TOKEN);
		clock.pass(60_000);
		expect(await browser.check(token)).toEqual(OVER);
	});
});

describe('a polling token', () => {
	test('that nobody gave out is told to be over, sixty times for one address', async () => {
		const node = await nodes.startReady();
		const browser = openBrowser(node, '198.51.100.9');
		const { token } = await beginWell(browser);
		for (let count = 0; count < 60; count += 1) {
			expect(await browser.check(`guess-${count}`)).toEqual(OVER);
		}
		expect((await browser.check('guess-61')).status).toBe(429);
		expect((await browser.check(token)).status).toBe(200);
		expect((await openBrowser(node, '198.51.100.10').check('guess')).status).toBe(200);
	});

	test.each(['', 'x'.repeat(257)])('of no length that we know is refused: %#', async (token) => {
		const node = await nodes.startReady();
		expect((await openBrowser(node).check(token)).status).toBe(400);
	});
});
