import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { NOW } from '../testing/sandbox-at.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0, now: () => NOW });
});
afterEach(() => sandbox.close());

const LETTER = {
	from: { name: 'Автосверка', address: 'otchet@example.org' },
	to: 'vera@example.com',
	subject: 'Отчёт готов',
	messageId: '<1@example.org>',
	text: 'Отчёт <готов>',
	html: '<p>Отчёт готов</p><script>alert(1)</script>',
	attachments: [{ filename: 'a".html', contentType: 'text/html', content: Buffer.from('<script>') }],
};

const send = (letter: object = {}) => {
	const { hostname, port } = new URL(sandbox.smtpUrl);
	const transport = createTransport({ host: hostname, port: Number(port), ignoreTLS: true });
	return transport.sendMail({ ...LETTER, ...letter });
};
const get = (path: string) => fetch(`${sandbox.url}${path}`);
type Inbox = { letters: object[] };
const lettersAt = async (url: string) =>
	((await (await fetch(`${url}/_control/mail`)).json()) as Inbox).letters;
const letters = () => lettersAt(sandbox.url);
const post = (path: string, body: object = {}) =>
	fetch(`${sandbox.url}/_control/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

describe('the inbox', () => {
	test('has every letter, whoever it is for, the newest first', async () => {
		await send();
		await send({ to: 'oleg@example.com' });
		expect(await letters()).toMatchObject([
			{ id: 2, to: ['oleg@example.com'] },
			{
				id: 1,
				to: ['vera@example.com'],
				from: 'Автосверка <otchet@example.org>',
				subject: 'Отчёт готов',
				messageId: '<1@example.org>',
				text: expect.stringContaining('Отчёт <готов>'),
				files: [{ type: 'text/html', size: 8, path: '/mail/1/files/0' }],
			},
		]);
	});

	test('shows letters as pages in which nothing runs', async () => {
		await send();
		expect(await (await get('/mail')).text()).toContain('<a href="/mail/1">Отчёт готов</a>');
		const page = await get('/mail/1');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		const text = await page.text();
		expect(text).toContain('Отчёт &lt;готов&gt;');
		expect(text).not.toContain('<script>');
		const letter = await get('/mail/1/html');
		expect(await letter.text()).toContain('<p>Отчёт готов</p>');
		expect(letter.headers.get('content-security-policy')).toMatch(
			/^sandbox allow-popups; default-src 'none'/,
		);
	});

	test('gives attachments to be saved, never to be shown', async () => {
		await send();
		const file = await get('/mail/1/files/0');
		expect(await file.text()).toBe('<script>');
		expect(file.headers.get('content-disposition')).toBe('attachment; filename="a_.html"');
		expect(file.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test.each(['/mail/9', '/mail/x', '/mail/9/html', '/mail/1/files/3'])('has nothing at %s', async (path) => {
		await send();
		expect((await get(path)).status).toBe(404);
	});

	test('is empty after a reset, and another sandbox has its own', async () => {
		const other = await startSandbox({ port: 0 });
		await send();
		expect(await lettersAt(other.url)).toEqual([]);
		await other.close();
		await post('reset');
		expect(await letters()).toEqual([]);
	});
});

describe('the mail server', () => {
	test.each([
		['refuse', { responseCode: 550, command: 'RCPT TO' }],
		['busy', { responseCode: 451, command: 'RCPT TO' }],
		['down', {}],
	])('that is switched to «%s» takes nothing', async (mode, error) => {
		await post('mail', { mode });
		await expect(send()).rejects.toMatchObject(error);
		expect(await letters()).toEqual([]);
	});

	test('that is forgetful takes a letter and does not say so', async () => {
		await post('mail', { mode: 'forgetful' });
		await expect(send()).rejects.toThrow();
		expect(await letters()).toHaveLength(1);
	});

	test('that is slow takes it in the end', async () => {
		await post('mail', { mode: 'slow' });
		await send();
		expect(await letters()).toHaveLength(1);
	});

	test('knows no other mode', async () => {
		expect((await post('mail', { mode: 'lost' })).status).toBe(400);
	});
});
