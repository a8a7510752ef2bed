import { describe, expect, test } from 'vitest';
import { takesToken } from './token-in-address.ts';

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
		'/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
		'/OWNERREPORT//7D0F6F3E-52A5-4C5C-9D0B-6A6C3C7F0A01/',
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
		'/ownerReport',
		'/ownerReport/consent',
		'/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01/pdf',
		'/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a0',
		'/x/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
		'/checks/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
		'/ownerReport/../7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
		'/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01\n',
	])('is not taken by %s', (path) => expect(takesToken(path)).toBe(false));
});
