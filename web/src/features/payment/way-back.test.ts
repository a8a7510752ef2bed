import { describe, expect, test } from 'vitest';
import { wayBack, wayToTryAgain } from './way-back.ts';

const plate = `/?plate=${encodeURIComponent('А123ВС77')}`;

describe('the way on from a payment', () => {
	test.each([
		[plate, plate, /А.?123.?ВС.?77/],
		['/user/payments', '/user/payments', /В личный кабинет/],
		[null, '/user', /В личный кабинет/],
		['/appPay?app=ios', '/appPay?app=ios', /Вернуться/],
	])('from %s leads to %s', (from, to, text) => {
		expect(wayBack(from)).toEqual({ to, text: expect.stringMatching(text) });
	});

	test.each([
		[plate, plate],
		['/app/cabinet?app=telegram', '/app/cabinet?app=telegram'],
		['/appPay', '/appPay'],
		['/user', '/payment'],
		['/application', '/payment'],
		[null, '/payment'],
	])('that failed, from %s, leads to %s to try again', (from, to) => {
		expect(wayToTryAgain(from).to).toBe(to);
	});
});
