import { isQuiet } from '@avtosverka/contract/page-of';
import { describe, expect, test } from 'vitest';

describe('a person who must not be disturbed', () => {
	test.each([
		'/payment',
		'/PAYMENT',
		'/appPay',
		'/app/cabinet',
		'/auth',
		'/ownerReport/report/5f1c',
		'/dogovor/form',
	])('is on %s', (path) => expect(isQuiet(path)).toBe(true));
	test.each(['/', '/checks/XTA21144094786239', '/app', '/posts', '/authors'])('is not on %s', (path) =>
		expect(isQuiet(path)).toBe(false),
	);
});
