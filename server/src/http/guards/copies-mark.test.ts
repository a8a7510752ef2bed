import { copiesCookie } from '@avtosverka/contract/vocabulary/copies-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { renewCopiesMark } from './copies-mark.ts';

const DAY = 86_400_000;

/** What is set for a browser that sends such cookies. */
function renewed(cookie: string | undefined): unknown[] {
	const header = vi.fn();
	const [request, reply] = [{ headers: { cookie } }, { header }] as unknown as [FastifyRequest, FastifyReply];
	renewCopiesMark(request, reply, 'https://a.example');
	return header.mock.calls.flat();
}

test('a browser that holds copies of reports gets its mark back, for as long as they live', () => {
	const [pair = ''] = copiesCookie(Date.now() + 20 * DAY, Date.now(), true).split(';');
	const [name, cookie] = renewed(`visitor=abc; ${pair}`);
	expect(name).toBe('set-cookie');
	expect(cookie).toMatch(new RegExp(`^${pair}; Path=/; Max-Age=172[78]\\d{3}; SameSite=Lax; Secure$`));
});

test.each([undefined, '', 'report_copies=1', 'report_copies=1500000000', 'report_copies=1;x=\r\n'])(
	'another gets none: %j',
	(cookie) => {
		expect(renewed(cookie)).toEqual([]);
	},
);
