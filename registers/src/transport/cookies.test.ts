import { expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';

const reply = (lines: string) => ({ headers: { 'set-cookie': lines } });

test('cookies go back without their attributes, and only those that a header can carry', () => {
	const lines = 'JSESSIONID=abc; Path=/; HttpOnly\nroute=r1\nempty=; Max-Age=0\nодин=два\nname only\n';
	expect(cookiesOf(reply(lines))).toBe('JSESSIONID=abc; route=r1; empty=');
	expect(cookiesOf({ headers: {} })).toBe('');
});

test('a cookie that is set again replaces the earlier one, the others stay', () => {
	expect(cookiesOf(reply('a=3\nc=4'), 'a=1; b=2')).toBe('a=3; b=2; c=4');
	expect(cookiesOf({ headers: {} }, 'a=1')).toBe('a=1');
});
