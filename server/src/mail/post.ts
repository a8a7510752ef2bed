import { atMost } from '@avtosverka/registers/async/at-most';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailSettings } from '../config/mail.ts';
import type { Letter } from './letter.ts';

/**
 * What became of one attempt. `sent`: the mail server has taken the letter over. `refused`: it never will
 * take this letter to this address. `failed`: another attempt may do. `problem` is a code and nothing that
 * anybody wrote.
 */
export type SendResult =
	| { readonly outcome: 'sent' }
	| { readonly outcome: 'refused' | 'failed'; readonly problem: string };

/** The way to the mail server. */
export type MailSender = {
	/** Never rejects. `id` makes the Message-ID: the same letter again is recognised by it. */
	send(id: string, letter: Letter): Promise<SendResult>;
	close(): void;
};

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 60_000;
/** One attempt altogether; far less than a sending holds its letter. */
const SENT_WITHIN_MS = 120_000;

type SmtpError = Error & {
	readonly code?: unknown;
	readonly responseCode?: unknown;
	readonly command?: unknown;
};

/** What the mail server says of the letter itself, as opposed to our sign-in or its own state. */
const ABOUT_THE_LETTER = /^(MAIL FROM|RCPT TO|DATA)$/;

function problemOf(error: unknown): SendResult {
	const { code, responseCode, command } = error as SmtpError;
	const isNever =
		typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_LETTER.test(String(command));
	const problem = String(responseCode ?? code ?? (error as Error).name);
	return {
		outcome: isNever ? 'refused' : 'failed',
		problem: /^[\w-]{1,40}$/.test(problem) ? problem : 'unknown',
	};
}

const isAddress = (text: string) => z.email().safeParse(text).success;

/** SMTP, as nodemailer speaks it. */
export function createPost({ smtp, from }: MailSettings, domain: string): MailSender {
	const transport = createTransport({
		...smtp,
		pool: true,
		maxConnections: 4,
		connectionTimeout: CONNECT_WITHIN_MS,
		greetingTimeout: CONNECT_WITHIN_MS,
		socketTimeout: SILENT_AT_MOST_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});

	async function post(id: string, letter: Letter): Promise<SendResult> {
		const { to, subject, text, html, attachments, unsubscribe } = letter;
		await transport.sendMail({
			// Objects, so that no address is read as several, and the envelope is no reading of a header.
			from: { name: from.name, address: from.address },
			to: { name: '', address: to },
			envelope: { from: from.address, to: [to] },
			messageId: `<${id}@${domain}>`,
			subject,
			text,
			html,
			attachments: attachments.map(({ name, type, bytes }) => ({
				filename: name,
				contentType: type,
				content: bytes,
			})),
			headers: {
				'Auto-Submitted': 'auto-generated',
				'Content-Language': 'ru',
				...(unsubscribe && {
					'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
					'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
				}),
			},
		});
		return { outcome: 'sent' };
	}

	return {
		async send(id, letter) {
			// A list of addresses, or a line end, would be read as more than one recipient.
			if (!isAddress(letter.to)) return { outcome: 'refused', problem: 'bad-address' };
			const sent = await atMost(SENT_WITHIN_MS, post(id, letter).catch(problemOf));
			return sent ?? { outcome: 'failed', problem: 'ETIMEDOUT' };
		},
		close: () => transport.close(),
	};
}
