import type { RunningSandbox } from '@avtosverka/sandbox/start';
import { testConfig } from '../../testing/test-deps.ts';
import type { Letter } from '../letter.ts';
import { createPost, type MailSender, type SendResult } from '../post.ts';

/** The address of an invented buyer. */
export const TO = 'vera.tajnaya@example.com';
/** A letter with a document. */
export const LETTER: Letter = {
	to: TO,
	subject: 'Отчёт готов',
	text: 'Отчёт готов',
	html: '<p>Отчёт готов</p>',
	attachments: [{ name: 'otchet.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }],
};

/** The product's own sender, to the mail server of the sandbox. */
export function smtpSender(sandbox: RunningSandbox): MailSender {
	const { mail } = testConfig({
		SMTP_URL: sandbox.smtpUrl,
		SMTP_TLS: 'off',
		MAIL_FROM: 'otchet@example.org',
	});
	if (mail === null) throw new Error('no mail in the settings');
	return createPost(mail, 'site.example.org');
}

type Inbox = { letters: { to: string[]; messageId: string }[] };
/** What has come to the mail server of the sandbox. */
export async function inboxOf(sandbox: RunningSandbox): Promise<Inbox['letters']> {
	return ((await (await fetch(`${sandbox.url}/_control/mail`)).json()) as Inbox).letters;
}

/** What a sender of a test says to each letter in turn, the last of them for good. */
export function posting(
	...said: (SendResult | (() => Promise<SendResult>))[]
): MailSender & { readonly sent: string[] } {
	const sent: string[] = [];
	return {
		sent,
		async send(id) {
			sent.push(id);
			const next = said[Math.min(sent.length, said.length) - 1] ?? { outcome: 'sent' };
			return typeof next === 'function' ? next() : next;
		},
		close: () => {},
	};
}
