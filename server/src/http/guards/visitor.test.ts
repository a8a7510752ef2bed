import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetVisitor, visitorCookie } from './visitor.ts';

const ID = 'abcdefghijklmnopqrstu_';
const HOME = 'http://localhost:3000';
const SITE = 'https://a.example';
const OTHER = 'ABCDEFGHIJKLMNOPQRSTU-';

describe('a visitor', () => {
	test.each([
		['the cookie alone', { cookie: `visitor=${ID}` }],
		['the cookie among others', { cookie: `a=1; visitor=${ID}; b=2` }],
		['the cookie at the end', { cookie: `not-visitor=${OTHER}; visitor=${ID}` }],
		['the header', { 'x-visitor': ID }],
		['the header before the cookie', { 'x-visitor': ID, cookie: `visitor=${OTHER}` }],
	])('is known by %s', (_, headers) => {
		expect(meetVisitor(headers, HOME)).toEqual({ id: ID, fresh: false });
	});

	test.each([
		['no headers', {}],
		['a short cookie', { cookie: 'visitor=abc' }],
		['a cookie of another name', { cookie: `xvisitor=${ID}` }],
		['a value that would break the header it is sent in', { cookie: `visitor=${ID.slice(0, 20)}\r\n` }],
		['a header of another shape', { 'x-visitor': `${ID}=` }],
	])('is new with %s', (_, headers) => {
		expect(meetVisitor(headers, HOME)).toMatchObject({
			fresh: true,
			id: expect.stringMatching(/^[\w-]{22}$/),
		});
	});

	test('never gets the value of another one', () => {
		const ids = Array.from({ length: 1000 }, () => meetVisitor({}, HOME).id);
		expect(new Set(ids).size).toBe(1000);
	});

	test('has a value of the right shape whatever is sent', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (cookie, header) => {
				expect(meetVisitor({ cookie, 'x-visitor': header }, HOME).id).toMatch(/^[\w-]{22}$/);
			}),
		);
	});
});

describe('the cookie', () => {
	test('over https is of this very host, and travels over https alone', () => {
		expect(visitorCookie(ID, SITE)).toBe(
			`__Host-visitor=${ID}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
		);
		expect(meetVisitor({ cookie: `a=1; __Host-visitor=${ID}` }, SITE)).toEqual({ id: ID, fresh: false });
	});

	test('over plain http, at home, has no prefix, for browsers would not take it', () => {
		expect(visitorCookie(ID, HOME)).toBe(`visitor=${ID}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`);
	});

	test('that a neighbouring subdomain could have planted is nobody’s', () => {
		expect(meetVisitor({ cookie: `visitor=${OTHER}` }, SITE)).toMatchObject({ fresh: true });
		expect(meetVisitor({ cookie: `visitor=${OTHER}; __Host-visitor=${ID}` }, SITE)).toEqual({
			id: ID,
			fresh: false,
		});
	});

	test('is not needed in a foreign frame, where the header says the same', () => {
		expect(meetVisitor({ 'x-visitor': ID }, SITE)).toEqual({ id: ID, fresh: false });
	});
});
