import { describe, expect, test } from 'vitest';
import { testConfig } from '../testing/test-deps.ts';

const FROM = 'Автосверка <otchet@example.org>';
const mailWith = (settings: Record<string, string>) => testConfig({ MAIL_FROM: FROM, ...settings }).mail;

describe('letters', () => {
	test.each([{}, { SMTP_URL: 'off' }, { SMTP_URL: ' ' }])('are off with %j', (settings) => {
		expect(mailWith(settings)).toBeNull();
	});

	test('go over TLS from the first byte with smtps', () => {
		expect(mailWith({ SMTP_URL: 'smtps://mail.example.org' })?.smtp).toEqual({
			host: 'mail.example.org',
			port: 465,
			secure: true,
			requireTLS: false,
			ignoreTLS: false,
		});
	});

	test('do not go without TLS with smtp, unless that is switched off', () => {
		const url = { SMTP_URL: 'smtp://mail.example.org:2525' };
		expect(mailWith(url)?.smtp).toMatchObject({ port: 2525, requireTLS: true, ignoreTLS: false });
		expect(mailWith({ ...url, SMTP_TLS: 'off' })?.smtp).toMatchObject({ requireTLS: false, ignoreTLS: true });
	});

	test('sign in with whatever signs stand in the name and the password', () => {
		const { smtp } = mailWith({ SMTP_URL: 'smtp://user%40example.org:p%2Fw%3A@mail.example.org' }) ?? {};
		expect(smtp?.auth).toEqual({ user: 'user@example.org', pass: 'p/w:' });
		expect(smtp?.port).toBe(587);
	});

	test.each([
		['otchet@example.org', { name: 'Автосверка', address: 'otchet@example.org' }],
		['"Наш сайт" <a.b@example.org>', { name: 'Наш сайт', address: 'a.b@example.org' }],
	])('from «%s» are signed %j', (from, expected) => {
		expect(mailWith({ SMTP_URL: 'smtp://mail', MAIL_FROM: from })?.from).toEqual(expected);
	});

	test.each(['mail.example.org', 'http://mail', 'smtp://', 'smtp://mail/x', 'smtp://mail?tls=no'])(
		'cannot go to «%s»',
		(url) => {
			expect(() => mailWith({ SMTP_URL: url })).toThrow('Настройка SMTP_URL');
		},
	);

	test.each(['я', 'a@b', 'a@example.org\nBcc: b@example.org', 'А <a@example.org> <b@example.org>'])(
		'cannot come from «%s»',
		(from) => {
			expect(() => mailWith({ SMTP_URL: 'smtp://mail', MAIL_FROM: from })).toThrow('Настройка MAIL_FROM');
		},
	);

	test('need a sender', () => {
		expect(() => testConfig({ SMTP_URL: 'smtp://mail' })).toThrow('MAIL_FROM');
	});
});
