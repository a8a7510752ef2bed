import { ownAddress } from '@avtosverka/contract/vocabulary/own-address';
import { purchaseAddress } from '@avtosverka/contract/vocabulary/payment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originOf, wayBack, wayToTryAgain } from './way-back.ts';

const REPORT = '/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
const plate = `/?plate=${encodeURIComponent('А123ВС77')}`;

describe('the way on from a payment', () => {
	test.each([
		[plate, plate, /А.?123.?ВС.?77/],
		['/user/payments', '/user/payments', /В личный кабинет/],
		[null, '/user', /В личный кабинет/],
		['/appPay?app=ios', '/appPay?app=ios', /Вернуться/],
		[`${REPORT}?isFrame=true`, `${REPORT}?isFrame=true`, /Открыть отчёт/],
		['/ownerReport', '/ownerReport', /Вернуться/],
	])('from %s leads to %s', (from, to, text) => {
		expect(wayBack(from)).toEqual({ to, text: expect.stringMatching(text) });
	});

	test.each([
		[plate, plate],
		['/app/cabinet?app=telegram', '/app/cabinet?app=telegram'],
		['/appPay', '/appPay'],
		[REPORT, REPORT],
		['/user', '/payment?from=%2Fuser'],
		['/ownerReport', '/payment?from=%2FownerReport'],
		['/application', '/payment?from=%2Fapplication'],
		[null, '/payment?from=%2Fuser'],
	])('that failed, from %s, leads to %s to try again', (from, to) => {
		expect(wayToTryAgain(from).to).toBe(to);
	});
});

describe('where a payer came from', () => {
	const searchOf = (from: string) => new URL(purchaseAddress(from), 'https://sverka.example').search;

	test('is what the address of the purchase page says: the plate is found again', () => {
		expect(originOf(searchOf(plate))).toBe(plate);
		expect(originOf('')).toBe('/user');
	});

	test.each([
		'https://evil.example',
		'//evil.example',
		'/\\evil.example',
		'/..//evil.example',
		'javascript:alert(1)',
	])('is never %s', (from) => {
		expect(originOf(searchOf(from))).toBe('/user');
	});

	test('is a page of ours, whatever the address says', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.webPath()), (from) => {
				for (const search of [searchOf(from), `?from=${from}`, from]) {
					const back = originOf(search);
					expect(ownAddress(back)).toBe(back);
					expect(new URL(back, 'https://sverka.example').origin).toBe('https://sverka.example');
				}
			}),
		);
	});
});
