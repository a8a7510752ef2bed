import { describe, expect, test } from 'vitest';
import { MONETA_ACCOUNT, MONETA_SECRET } from '../settings.ts';
import { readAnswer } from './answer.ts';
import { answerSignature } from './signature.ts';

function xml(changed: Readonly<Record<string, string>> = {}): string {
	const signed = { MNT_ID: MONETA_ACCOUNT, MNT_TRANSACTION_ID: 'A&B', MNT_RESULT_CODE: '200' };
	const fields = { ...signed, MNT_SIGNATURE: answerSignature(signed, MONETA_SECRET), ...changed };
	const inside = Object.entries(fields).map(
		([name, value]) => `<${name}>${value.replace('&', '&amp;')}</${name}>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<MNT_RESPONSE>${inside.join('\n')}</MNT_RESPONSE>`;
}

describe('A shop’s answer', () => {
	test.each([
		['SUCCESS', true],
		[' SUCCESS, спасибо', true],
		['FAIL', false],
	])('in text: %s', (body, success) => {
		expect(readAnswer(200, body, 'A')).toEqual({ kind: 'text', success });
	});

	test('in XML counts with its account, order and signature', () => {
		expect(readAnswer(200, xml(), 'A&B')).toEqual({ kind: 'code', code: '200' });
	});

	test.each([
		[500, 'SUCCESS', 'HTTP 500'],
		[302, '', '302: перенаправление (302)'],
		[200, '<!doctype html><html><body>SUCCESS', '302: страница HTML'],
		[200, 'success', '-700: непонятный ответ'],
		[200, '', '-700: непонятный ответ'],
		[200, xml({ MNT_SIGNATURE: 'x' }), '-700: подпись ответа неверна'],
		[200, xml({ MNT_RESULT_CODE: '402' }), '-700: подпись ответа неверна'],
		[200, xml({ MNT_TRANSACTION_ID: 'B' }), '-700: ответ о другом счёте или заказе'],
		[200, xml({ MNT_ID: '1' }), '-700: ответ о другом счёте или заказе'],
	])('is none: %s %s', (status, body, error) => {
		expect(readAnswer(status, body, 'A&B')).toEqual({ kind: 'none', error });
	});
});
