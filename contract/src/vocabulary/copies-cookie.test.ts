import { expect, test } from 'vitest';
import { copiesCookie, copiesUntil } from './copies-cookie.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const DAY = 86_400_000;

test('a browser tells until when it holds copies', () => {
	const [pair = ''] = copiesCookie(NOW + 30 * DAY, NOW, true).split('; ');
	expect(copiesUntil(`visitor=abc; ${pair}; other=1`, NOW)).toBe(NOW + 30 * DAY);
	expect(copiesUntil(pair, NOW + 30 * DAY)).toBeNull();
});

test.each([
	'',
	'report_copies=',
	'report_copies=soon',
	'my_report_copies=1798000000',
	'report_copies=9999999999',
])('«%s» says that it holds none', (cookies) => {
	expect(copiesUntil(cookies, NOW)).toBeNull();
});

test('the cookie lives as long as the last copy, and goes with it', () => {
	expect(copiesCookie(NOW + DAY, NOW, false)).toMatch(
		/^report_copies=\d{10}; Path=\/; Max-Age=86400; SameSite=Lax$/,
	);
	expect(copiesCookie(0, NOW, true)).toBe('report_copies=0; Path=/; Max-Age=0; SameSite=Lax; Secure');
});
