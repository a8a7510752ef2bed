import { describe, expect, test } from 'vitest';
import { isNeverFramed, takesToken } from './special-pages.ts';

describe('a token in the address', () => {
	test.each([
		'/payment',
		'/payment/',
		'/appPay',
		'/app/cabinet/',
		'/deleteAccount',
		'/DELETEACCOUNT',
		'//app//cabinet',
		'/%70ayment',
		'/delete%41ccount/',
	])('is taken by %s', (path) => expect(takesToken(path)).toBe(true));

	test.each([
		'/',
		'/auth',
		'/user',
		'/app',
		'/payment/success',
		'/payments',
		'/checks/payment',
		'/payment%zz',
		'/%2570ayment',
	])('is not taken by %s', (path) => expect(takesToken(path)).toBe(false));
});

describe('a page', () => {
	test.each(['/auth', '/user/payments', '/%75ser', '/payment/success', '/deleteAccount', '/moderation'])(
		'is never framed: %s',
		(path) => expect(isNeverFramed(path)).toBe(true),
	);

	test.each(['/', '/appPay', '/checks/user', '/users'])('may be framed: %s', (path) =>
		expect(isNeverFramed(path)).toBe(false),
	);
});
