import { describe, expect, test } from 'vitest';
import { wayBack, wayToTryAgain } from './way-back.ts';

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
		['/user', '/payment'],
		['/ownerReport', '/payment'],
		['/application', '/payment'],
		[null, '/payment'],
	])('that failed, from %s, leads to %s to try again', (from, to) => {
		expect(wayToTryAgain(from).to).toBe(to);
	});
});
