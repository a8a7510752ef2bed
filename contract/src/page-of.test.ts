import { describe, expect, test } from 'vitest';
import { framingOf, isContent } from './page-of.ts';

describe('a page may be framed', () => {
	test.each(['/auth', '/user/payments', '/%75ser', '/payment/success', '/deleteAccount', '/moderation'])(
		'by nobody: %s',
		(path) => expect(framingOf(path)).toBe('nobody'),
	);

	test.each(['/appPay', '/APP/cabinet', '/successPay', '/failPay/', '/ownerReport', '/ownerReport/sample'])(
		'by those whom the operator names: %s',
		(path) => expect(framingOf(path)).toBe('named'),
	);

	test.each(['/', '/app', '/checks/user', '/users', '/widget', '/checks/XTA21144094786239'])(
		'by anybody: %s',
		(path) => expect(framingOf(path)).toBe('anybody'),
	);
});

describe('no application starts', () => {
	test.each([
		'/faq',
		'/posts/',
		'/posts/vse_o_tehosmotre',
		'/codes',
		'/kbm',
		'/dogovor',
		'/sources',
		'/nowhere',
		'/faq/x',
		'/%E0',
	])('in %s', (path) => expect(isContent(path)).toBe(true));

	test.each([
		'/',
		'//',
		'/auth',
		'/checks/XTA21144094786239',
		'/ownerReport/sample',
		'/dogovor/form',
		'/user',
	])('but in %s it does', (path) => expect(isContent(path)).toBe(false));
});
