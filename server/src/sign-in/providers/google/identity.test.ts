import { expect, test } from 'vitest';
import { googleIdentity } from './identity.ts';

const SUB = '100000000000000000007';

test.each([
	['as told, once verified', { email: 'testova@example.org', email_verified: true }, 'testova@example.org'],
	['no more than a text says', { email: 'testova@example.org', email_verified: 'true' }, null],
	['not while unverified', { email: 'testova@example.org', email_verified: false }, null],
	['not without a word on it', { email: 'testova@example.org' }, null],
	['not when it is none', { email: 'testova', email_verified: true }, null],
	['not with a line end', { email: 'a@example.org\r\nBcc: b@example.org', email_verified: true }, null],
	['not when overlong', { email: `${'a'.repeat(250)}@example.org`, email_verified: true }, null],
	['not when it is no text', { email: 5, email_verified: true }, null],
])('an e-mail is kept %s', (_how, claims, email) => {
	expect(googleIdentity({ sub: SUB, ...claims })).toEqual({ provider: 'google', id: SUB, name: null, email });
});

test.each([
	['  Тестова   Тамара ', 'Тестова Тамара'],
	['Тамара\u202eавотсеТ\n', 'Тамара авотсеТ'],
	['   ', null],
	['', null],
	[undefined, null],
	[{ first: 'Тамара' }, null],
	['я'.repeat(300), 'я'.repeat(200)],
])('the name %o is kept as %o', (name, cached) => {
	expect(googleIdentity({ sub: SUB, name })?.name).toBe(cached);
});

test.each([undefined, '', 5, ' ', 'Тамара', '1\n', '1'.repeat(256)])('%o is nobody', (sub) => {
	expect(googleIdentity({ sub })).toBeNull();
});
