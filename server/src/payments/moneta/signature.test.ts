import { describe, expect, test } from 'vitest';
import { isSameSignature, type Message, type SignedFields, sign } from './signature.ts';

const SHOP = { MNT_ID: '54600817', MNT_TRANSACTION_ID: 'FF790ABCD' };
const V1 = {
	...SHOP,
	MNT_OPERATION_ID: '123456',
	MNT_AMOUNT: '120.25',
	MNT_CURRENCY_CODE: 'RUB',
	MNT_TEST_MODE: '0',
};
const V7 = {
	...SHOP,
	MNT_TRANSACTION_ID: 'ord-1001',
	MNT_AMOUNT: '990.00',
	MNT_CURRENCY_CODE: 'RUB',
	MNT_SUBSCRIBER_ID: 'user-1',
	MNT_TEST_MODE: '0',
};
const { MNT_OPERATION_ID: _, ...V3 } = V1;
const V4 = {
	MNT_ID: '1412',
	MNT_TRANSACTION_ID: '90',
	MNT_OPERATION_ID: '23',
	MNT_AMOUNT: '10.20',
	MNT_CURRENCY_CODE: 'RUB',
	MNT_TEST_MODE: '1',
};
const answer = (code: string) => ({ ...SHOP, MNT_RESULT_CODE: code });

// Published: V1 to V6 by docs.moneta.ru, RuntimeLLC/payanyway and two more; the others follow from the
// formulas.
const VECTORS: [string, Message, SignedFields, string, string][] = [
	['V1', 'pay', V1, 'QWERTY', '69bdf9bd91820b8f7b4c4b25d3d22dfa'],
	['V2', 'answer', answer('200'), 'QWERTY', '29807c8e5d82198b5c4360e6ec711cce'],
	['V3', 'form', V3, 'QWERTY', 'c8222aef6362c7f1239ccdc729d1a200'],
	['V4', 'pay', V4, 'secret_token', '2b7f8d7d00e8e980b3df95dc70d47461'],
	[
		'V6',
		'check',
		{ MNT_ID: '1412', MNT_TRANSACTION_ID: '90676' },
		'secret_token',
		'79c1c4f41a0a70bb107c976ebba25811',
	],
	['V7', 'form', V7, 'test-secret', '4a9744159255af8096b756122126141c'],
	['V9', 'check', { ...V3, MNT_COMMAND: 'CHECK' }, 'QWERTY', 'ea2d49048bdf11857f1b50270aedbc8d'],
	['V11', 'answer', answer('100'), 'QWERTY', '88c5ac0ee6a4239feb6e9729477962d9'],
	['V12', 'answer', answer('402'), 'QWERTY', '5ebb58862cf8781b62bcc2cc8d66913e'],
	['V14', 'answer', answer('302'), 'QWERTY', 'a984c53105833da7ee43bfcc06c3c688'],
];

test.each(VECTORS)(
	'%s: the signature of the message «%s» is the known one',
	(_, message, fields, secret, hash) => {
		expect(sign(message, fields, secret)).toBe(hash);
	},
);

const NEGATIVE: [string, Message, SignedFields, string, string][] = [
	['N1, an amount without kopecks', 'form', V7, 'test-secret', '597f82c6ec086f9db22bb294d705ef7b'],
	['N2, no test mode', 'form', V7, 'test-secret', '3c181cd10bb3169fb853cf0fc142489d'],
	['N3, the account that MONETA’s page prints', 'pay', V1, 'QWERTY', 'f49167a923b1ddbf4ecebf387b469be0'],
];

test.each(NEGATIVE)('%s: not the signature of the message «%s»', (_, message, fields, secret, hash) => {
	expect(isSameSignature(hash, sign(message, fields, secret))).toBe(false);
});

test('the negative ones are signatures of what they are said to be', () => {
	const others = [
		sign('form', { ...V7, MNT_AMOUNT: '990' }, 'test-secret'),
		sign('form', { ...V7, MNT_TEST_MODE: '' }, 'test-secret'),
		sign('pay', { ...V1, MNT_ID: '11223344' }, 'QWERTY'),
	];
	expect(others).toEqual(NEGATIVE.map(([, , , , hash]) => hash));
});

describe('comparing', () => {
	const hash = sign('pay', V1, 'QWERTY');
	test.each([
		[hash, true],
		[hash.toUpperCase(), true],
		[` ${hash}`, false],
		[hash.slice(1), false],
		[`${hash}0`, false],
		['', false],
		['0'.repeat(32), false],
	])('«%s»: %s', (given, expected) => {
		expect(isSameSignature(given, hash)).toBe(expected);
	});
});

test('without separators two different messages have one signature: fields are compared as well', () => {
	const other = { ...V1, MNT_OPERATION_ID: '1234561', MNT_AMOUNT: '20.25' };
	expect(sign('pay', other, 'QWERTY')).toBe(sign('pay', V1, 'QWERTY'));
});
