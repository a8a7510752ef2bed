import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** The mail server, in nodemailer's words, and who writes. */
export type MailSettings = {
	readonly smtp: {
		readonly host: string;
		readonly port: number;
		/** TLS from the first byte. */
		readonly secure: boolean;
		/** Else TLS is begun before anything is said, or the letter does not go. */
		readonly requireTLS: boolean;
		readonly ignoreTLS: boolean;
		readonly auth?: { readonly user: string; readonly pass: string };
	};
	readonly from: { readonly name: string; readonly address: string };
};

type Variables = {
	readonly SMTP_URL?: string | undefined;
	readonly SMTP_TLS: 'on' | 'off';
	readonly MAIL_FROM?: string | undefined;
};

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

const USUAL_NAME = 'Автосверка';

function refuse(name: string, why: string): never {
	throw new StartError(`Настройка ${name}: ${why}.`);
}

function readSmtp(text: string, tls: 'on' | 'off'): MailSettings['smtp'] {
	const url = URL.canParse(text) ? new URL(text) : null;
	const port = url && PORTS[url.protocol];
	if (!url || !port || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search !== '') {
		refuse('SMTP_URL', 'нужен адрес вида smtp://пользователь:пароль@узел:587 или smtps://…');
	}
	const secure = url.protocol === 'smtps:';
	const user = decoded(url.username);
	return {
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: url.port === '' ? port : Number(url.port),
		secure,
		requireTLS: !secure && tls === 'on',
		ignoreTLS: !secure && tls === 'off',
		...(user !== '' && { auth: { user, pass: decoded(url.password) } }),
	};
}

function readFrom(text: string): MailSettings['from'] {
	const [, named, inside, bare] = /^(?:([^<>\p{C}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(text) ?? [];
	const address = inside ?? bare ?? '';
	if (!z.email().safeParse(address).success) {
		refuse('MAIL_FROM', 'нужен адрес отправителя, например «Автосверка <otchet@example.org>»');
	}
	return { name: named?.replaceAll('"', '').trim() || USUAL_NAME, address };
}

/**
 * How letters are sent; null while none are, which is so without `SMTP_URL` and with `SMTP_URL=off`. Throws
 * StartError for an address that is none, and for a mail server without a sender.
 */
export function readMail({ SMTP_URL: url, SMTP_TLS: tls, MAIL_FROM: from }: Variables): MailSettings | null {
	if (url === undefined || url.toLowerCase() === 'off') return null;
	const smtp = readSmtp(url, tls);
	if (from === undefined) {
		throw new StartError('Не задана настройка MAIL_FROM: без неё у писем нет отправителя.');
	}
	return { smtp, from: readFrom(from) };
}
