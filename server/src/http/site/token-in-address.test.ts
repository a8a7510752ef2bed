import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-request.ts';
import { withTokenHidden } from './token-in-address.ts';

const SITE = 'https://site.example';
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';
const hide = (target: string) => withTokenHidden(pageUrl(SITE, target));

describe('a token in the address of a page', () => {
	test.each([
		['moves to the fragment', `/payment?token=${TOKEN}`, `/payment#token=${TOKEN}`],
		['with what stands before it', `/payment?app=ios&token=${TOKEN}`, `/payment?app=ios#token=${TOKEN}`],
		['and behind it', `/payment?token=${TOKEN}&app=ios`, `/payment?app=ios#token=${TOKEN}`],
		[
			'as it was written',
			`/appPay?b=%20+&token=${TOKEN}&c&d=1&d=2`,
			`/appPay?b=%20+&c&d=1&d=2#token=${TOKEN}`,
		],
		['however its name is written', `/payment/?%74oken=${TOKEN}`, `/payment/#token=${TOKEN}`],
		['the first of several', `/app/cabinet?token=${TOKEN}&token=x`, `/app/cabinet#token=${TOKEN}`],
		['in the place of another fragment', `/deleteAccount?token=${TOKEN}#a`, `/deleteAccount#token=${TOKEN}`],
		['of another name stays', `/payment?tokens=${TOKEN}&Token=${TOKEN}`, null],
		['in the path stays', `/payment/token=${TOKEN}`, null],
		['however the page is written', `/%70AYMENT?token=${TOKEN}`, `/%70AYMENT#token=${TOKEN}`],
	])('%s: %s', (_, target, expected) => {
		expect(hide(target)).toBe(expected);
	});

	test.each([
		'',
		'short',
		'a'.repeat(257),
		`${TOKEN}%23x`,
		`${TOKEN}%0d%0aSet-Cookie:%20a=b`,
		`${TOKEN}%26b=c`,
		'%D1%8F'.repeat(30),
		'%zz'.repeat(20),
		`${TOKEN}.${TOKEN}`,
	])('that cannot be one is dropped: %s', (token) => {
		expect(hide(`/payment?token=${token}&app=ios`)).toBe('/payment?app=ios');
	});
});

describe('a page that takes no token', () => {
	test.each(['/', '/auth', '/user', '/app', '/checks/X', '/payment/success', '/%2570ayment'])(
		'only loses it, so that no link signs anybody in there: %s',
		(path) => {
			expect(hide(`${path}?token=${TOKEN}`)).toBe(path);
			expect(hide(`${path}?a=1&token=${TOKEN}`)).toBe(`${path}?a=1`);
		},
	);
});

describe('such an address', () => {
	test.each([
		['//evil.example/', '/evil.example/'],
		['///evil.example', '/evil.example'],
		['/\\evil.example', '/evil.example'],
		['/\\/evil.example', '/evil.example'],
		['http://evil.example//evil.example/a', '/evil.example/a'],
		['/.//evil.example', '/evil.example'],
		['/%2F/evil.example', '/%2F/evil.example'],
		['/@evil.example', '/@evil.example'],
	])('leads to no other host: %s', (path, expected) => {
		expect(hide(`${path}?token=${TOKEN}`)).toBe(expected);
	});

	test.each([
		['//payment', '/payment'],
		['/\\\\payment/', '/payment/'],
		['/.//payment', '/payment'],
		['http://evil.example//payment', '/payment'],
	])('leads to our own page: %s', (path, expected) => {
		expect(hide(`${path}?token=${TOKEN}`)).toBe(`${expected}#token=${TOKEN}`);
	});

	test('stays on our own host and loses its token, whatever it is', () => {
		fc.assert(
			fc.property(fc.webPath(), fc.string(), fc.webQueryParameters(), (path, odd, query) => {
				const location = hide(`/${odd.replace(/[?#]/g, '')}${path}?${query}&token=${TOKEN}`);
				expect(location).not.toBeNull();
				const url = new URL(location!, `${SITE}/a/b`);
				expect(url.origin).toBe(SITE);
				expect(url.searchParams.has('token')).toBe(false);
			}),
		);
	});
});
