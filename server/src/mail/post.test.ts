import { randomUUID } from 'node:crypto';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../testing/test-deps.ts';
import type { Letter } from './letter.ts';
import { createPost, type MailSender } from './post.ts';

const TO = 'vera@example.com';
const LETTER: Letter = { to: TO, subject: 'Отчёт готов', text: 'Отчёт готов', html: '', attachments: [] };

let sandbox: RunningSandbox;
let post: MailSender;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0 });
	const settings = { SMTP_URL: sandbox.smtpUrl, SMTP_TLS: 'off', MAIL_FROM: 'otchet@example.org' };
	const { mail } = testConfig(settings);
	if (mail === null) throw new Error('no mail in the settings');
	post = createPost(mail, 'site.example.org');
});
afterAll(async () => {
	post.close();
	await sandbox.close();
});

const reset = () => fetch(`${sandbox.url}/_control/reset`, { method: 'POST' });
beforeEach(reset);
type Inbox = { letters: { to: string[] }[] };
const inbox = async () => ((await (await fetch(`${sandbox.url}/_control/mail`)).json()) as Inbox).letters;

test('a mail server that has no TLS gets no letter where TLS is not switched off', async () => {
	const { mail } = testConfig({ SMTP_URL: sandbox.smtpUrl, MAIL_FROM: 'otchet@example.org' });
	const strict = mail && createPost(mail, 'site.example.org');
	expect(await strict?.send('1', LETTER)).toMatchObject({ outcome: 'failed' });
	expect(await inbox()).toEqual([]);
	strict?.close();
});

test('nothing in an address or a subject adds a header or a recipient', async () => {
	const hostile: Letter = {
		...LETTER,
		to: 'vera@example.com\r\nBcc: oleg@example.com',
		subject: 'Отчёт\r\nBcc: oleg@example.com\r\n\r\nтекст',
	};
	await post.send('1', hostile);
	await post.send('2', { ...hostile, to: 'vera@example.com, oleg@example.com' });
	await post.send('3', { ...hostile, to: TO });
	const letters = await inbox();
	expect(letters.flatMap(({ to }) => to)).not.toContain('oleg@example.com');
	expect(letters).toContainEqual(
		expect.objectContaining({ to: [TO], text: expect.stringContaining('Отчёт готов') }),
	);
});

test('whatever stands where an address should, a letter never goes to two', async () => {
	const piece = fc.constantFrom(
		...[
			'vera@example.com',
			'oleg@example.com',
			',',
			';',
			' ',
			'<',
			'>',
			'"',
			'\r\n',
			'Bcc: ',
			'(',
			')',
			'@',
			'%0A',
		],
	);
	const addresses = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
	await fc.assert(
		fc.asyncProperty(addresses, async (to) => {
			await reset();
			await post.send(randomUUID(), { ...LETTER, to });
			for (const letter of await inbox()) expect(letter.to).toEqual([to]);
		}),
		{ numRuns: 60 },
	);
});
