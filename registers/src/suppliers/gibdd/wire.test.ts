import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { around, jsonOf, judgementOf, VIN } from './testing/gibdd.ts';
import { readCaptcha, readSignal } from './wire.ts';

const EMPTY = { records: [], count: 0, error: 0 };
const SERVER_ERROR =
	'Ошибка исполнения запроса:Ошибка исполнения запроса сервером: java.lang.Exception: No results found';

describe('the envelope', () => {
	test.each([
		['an answer', around(EMPTY), 'result'],
		['an answer with a version for a message', around(EMPTY, { message: 'ver.3.3' }), 'result'],
		['a status that is a text', around(EMPTY, { status: '200' }), 'result'],
		['a VIN in Cyrillic', around(EMPTY, { vin: 'ХТА21144094786239' }), 'result'],
		['no VIN', around(EMPTY, { vin: undefined }), 'result'],
		['another VIN', around(EMPTY, { vin: 'Z94K241BBMR251210' }), 'strange'],
		['another VIN within', around({ records: [{ tsVIN: 'Z94K241BBMR251210' }] }), 'strange'],
		['a masked VIN within', around({ records: [{ tsVIN: 'Z94K2*******51210' }] }), 'result'],
		['no status', around(EMPTY, { status: undefined }), 'strange'],
		['a text for a result', around('', { status: 200 }), 'strange'],
		['{}', {}, 'strange'],
		['a list', [around(EMPTY)], 'strange'],
		['status 201', { status: 201, message: 'Прошло слишком много времени' }, 'picture'],
		['code 201', jsonOf('wrong_digits.json'), 'picture'],
		['code 201 beside status 200', { code: 201, status: 200 }, 'picture'],
		['403 without a VIN', { status: 403 }, 'picture'],
		['403 with an empty VIN', { status: 403, vin: '' }, 'picture'],
		['403 with the VIN', around(null, { status: 403 }), 'withheld'],
		['404 with null', around(null, { status: 404, message: '404:No data found' }), 'unknown-car'],
		['404 of a gateway', { status: 404, error: 'Not Found', path: '/proxy/check/auto' }, 'strange'],
		['404 without its null', { status: 404, vin: VIN }, 'strange'],
		['404 about another car', around(null, { status: 404, vin: '1'.repeat(30) }), 'strange'],
		['429', { status: 429 }, 'quota'],
		['500', around('', { status: 500, message: SERVER_ERROR }), 'trouble'],
		['503', { status: 503 }, 'trouble'],
		['«Service has stop!»', around(EMPTY, { message: 'Service has stop!' }), 'trouble'],
		['another status', around(EMPTY, { status: 302 }), 'strange'],
	])('with %s', (_, json, says) => {
		expect(readSignal(json, VIN as Vin).says).toBe(says);
	});

	test('that withholds a car is a refusal', () => {
		expect(judgementOf('registration', jsonOf('withheld.json'))).toMatchObject({
			state: 'refused',
			reason: 'withheld',
		});
	});

	test.each(['dtp', 'wanted', 'restrict', 'diagnostic'] as const)(
		'that knows nothing of the car is no empty list of %s',
		(register) => {
			expect(judgementOf(register, jsonOf('unknown_car.json')).state).toBe('unreadable');
		},
	);
});

test('the picture is read with its token, whatever lines it is written in', () => {
	expect(readCaptcha({ token: 't', base64jpg: '/9j/\n4AAQ' })).toEqual({ token: 't', base64: '/9j/4AAQ' });
	expect(readCaptcha({ token: 't' })).toBeNull();
	expect(readCaptcha(null)).toBeNull();
});
