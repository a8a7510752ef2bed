import { INDEXED_PAGES } from '@avtosverka/contract/indexed-pages';
import { describe, expect, test } from 'vitest';
import { treatmentOf } from './treatment.ts';

const ORIGIN = 'https://sverka.example';
const VIN = 'XTA21144094786239';

function opened(path: string) {
	return treatmentOf({ url: new URL(path, ORIGIN), method: 'GET', navigation: true, origin: ORIGIN }).kind;
}
function asked(path: string, method = 'GET') {
	return treatmentOf({ url: new URL(path, ORIGIN), method, navigation: false, origin: ORIGIN }).kind;
}

describe('the worker', () => {
	test.each([
		'/v1',
		'/v1/getBase/X/1',
		'/auth',
		'/AUTH',
		'/auth/google/callback?code=1',
		'/%61uth',
		'/user',
		'/user/payments',
		'//user',
		'/deleteAccount',
		'/moderation',
		'/ownerReport',
		'/ownerReport/',
		'/ownerReport/report/5f1c',
		'/ownerreport/report/5f1c',
		'/redirect?to=https://other.example',
		'/payment',
		'/appPay?app=ios',
		'/app/cabinet',
		'/successPay?order=1',
		'/failPay',
	])('stays away from %s', (path) => {
		expect(opened(path)).toBe('none');
	});

	test.each([
		['/v1/getBase/X/1', 'GET'],
		['/v1/user', 'GET'],
		[`/checks/${VIN}.data`, 'GET'],
		['/sources.data', 'GET'],
		['/user.data', 'GET'],
		['/', 'GET'],
		['/', 'POST'],
		['/assets/app.js', 'POST'],
		['https://other.example/assets/app.js', 'GET'],
	])('does not touch what a page asks for: %s by %s', (path, method) => {
		expect(asked(path, method)).toBe('none');
	});

	test('gives files that never change', () => {
		expect(asked('/assets/app-1a2b.js')).toBe('file');
		expect(asked('/sw.js')).toBe('none');
	});

	test('may keep every public page but the one of owners, and only under its bare address', () => {
		const stored = INDEXED_PAGES.map(({ path }) => path).filter((path) => opened(path) === 'page');
		expect(stored).toEqual(INDEXED_PAGES.map(({ path }) => path).filter((path) => path !== '/ownerReport'));
		expect(opened('/?plate=%D0%90123%D0%92%D0%A177')).toBe('other');
		expect(opened('/faq?isFrame=true')).toBe('other');
	});

	test('knows a report by its VIN', () => {
		for (const path of [`/checks/${VIN}`, `/checks/${VIN}?plate=X`, `/checks/${VIN.toLowerCase()}/`]) {
			expect(
				treatmentOf({ url: new URL(path, ORIGIN), method: 'GET', navigation: true, origin: ORIGIN }),
			).toEqual({
				kind: 'report',
				vin: VIN,
			});
		}
		expect(opened('/checks/XTA')).toBe('other');
		expect(opened(`/checks/${VIN}/more`)).toBe('other');
	});

	test.each(['/nowhere', '/share?text=x', '/offline', '/%zz', '/users-guide'])(
		'keeps nothing of any other page: %s',
		(path) => {
			expect(opened(path)).toBe('other');
		},
	);
});
