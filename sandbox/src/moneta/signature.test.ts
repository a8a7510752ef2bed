import { describe, expect, test } from 'vitest';
import {
	answerSignature,
	checkSignature,
	type Fields,
	formSignature,
	isSignature,
	paySignature,
} from './signature.ts';

const SHOP = { MNT_ID: '54600817', MNT_TRANSACTION_ID: 'FF790ABCD' };
const ORDER = { ...SHOP, MNT_AMOUNT: '120.25', MNT_CURRENCY_CODE: 'RUB', MNT_TEST_MODE: '0' };
const USER = {
	MNT_ID: '54600817',
	MNT_TRANSACTION_ID: 'ord-1001',
	MNT_AMOUNT: '990.00',
	MNT_CURRENCY_CODE: 'RUB',
	MNT_SUBSCRIBER_ID: 'user-1',
	MNT_TEST_MODE: '0',
};
const PAID = { ...ORDER, MNT_OPERATION_ID: '123456' };
const TRIAL = {
	MNT_ID: '1412902',
	MNT_TRANSACTION_ID: '3',
	MNT_AMOUNT: '10.20',
	MNT_CURRENCY_CODE: 'RUB',
	MNT_TEST_MODE: '1',
};

type Sign = (fields: Fields, code: string) => string;

describe('Signatures are those that MONETA publishes', () => {
	test.each<[string, Sign, Fields, string, string]>([
		['V1, a notification', paySignature, PAID, 'QWERTY', '69bdf9bd91820b8f7b4c4b25d3d22dfa'],
		[
			'V2, answer 200',
			answerSignature,
			{ ...SHOP, MNT_RESULT_CODE: '200' },
			'QWERTY',
			'29807c8e5d82198b5c4360e6ec711cce',
		],
		['V3, a form', formSignature, ORDER, 'QWERTY', 'c8222aef6362c7f1239ccdc729d1a200'],
		[
			'V4, a trial notification',
			paySignature,
			{ ...TRIAL, MNT_TRANSACTION_ID: '3' },
			'secret_token',
			'2b7f8d7d00e8e980b3df95dc70d47461',
		],
		['V7, a form with a user', formSignature, USER, 'test-secret', '4a9744159255af8096b756122126141c'],
		[
			'V9, a check',
			checkSignature,
			{ ...ORDER, MNT_COMMAND: 'CHECK' },
			'QWERTY',
			'ea2d49048bdf11857f1b50270aedbc8d',
		],
		[
			'V12, answer 402',
			answerSignature,
			{ ...SHOP, MNT_RESULT_CODE: '402' },
			'QWERTY',
			'5ebb58862cf8781b62bcc2cc8d66913e',
		],
	])('%s', (_name, sign, fields, code, expected) => {
		expect(sign(fields, code)).toBe(expected);
	});

	test.each<[string, Sign, Fields, string, string]>([
		[
			'N1, the amount without decimals',
			formSignature,
			{ ...USER, MNT_AMOUNT: '990' },
			'test-secret',
			'4a9744159255af8096b756122126141c',
		],
		[
			'N2, an empty test mode',
			formSignature,
			{ ...USER, MNT_TEST_MODE: '' },
			'test-secret',
			'4a9744159255af8096b756122126141c',
		],
		[
			'N3, the account that the page prints',
			paySignature,
			{ ...PAID, MNT_ID: '11223344' },
			'QWERTY',
			'69bdf9bd91820b8f7b4c4b25d3d22dfa',
		],
	])('%s, does not pass', (_name, sign, fields, code, of) => {
		expect(sign(fields, code)).not.toBe(of);
	});

	test('a test mode that is left out counts as 0', () => {
		const { MNT_TEST_MODE: _, ...without } = USER;
		expect(formSignature(without, 'test-secret')).toBe('4a9744159255af8096b756122126141c');
	});

	test('letter case says nothing, anything else does', () => {
		expect(isSignature('AB12', 'ab12')).toBe(true);
		expect(isSignature('ab13', 'ab12')).toBe(false);
		expect(isSignature('ab12 ', 'ab12')).toBe(false);
	});
});
