import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AS_OF, about, type PageParts, page, SETTINGS, scripted } from '../../html/testing/scripted.ts';
import type { OutgoingRequest, TransportResult } from '../../transport/reply.ts';
import { createCustoms } from './supplier.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const VIN = 'ZFA263000M6U12144';
const COOKIES = { 'set-cookie': 'XSRF-TOKEN=x; Path=/\ncustoms_session=s1; HttpOnly\nbroken' };
const FORM = page(fixture('not_found.html'), { headers: COOKIES });
const REDIRECT = { ok: false, problem: 'redirect', detail: '' } as const;

/** The first page stands; each question gets the next of these results, the last of which repeats. */
function play(results: readonly TransportResult[], first: () => TransportResult = () => FORM) {
	const clock = { aheadMs: 0 };
	let place = 0;
	const transport = scripted(async ({ method }: OutgoingRequest) => {
		await new Promise((resolve) => setTimeout(resolve, 1));
		return method === 'GET' ? first() : results[Math.min(place++, results.length - 1)]!;
	});
	const now = () => new Date(AS_OF.getTime() + clock.aheadMs);
	const supplier = createCustoms({ settings: SETTINGS, transport, now });
	const methods = () => transport.sent.map(({ method }) => method).join(' ');
	return { supplier, sent: transport.sent, methods, clock };
}

const found = (parts?: PageParts) => page(fixture('found.html'), parts);

describe('ФТС', () => {
	test('is asked with the token of its page, its cookies and the address of the page', async () => {
		const { supplier, sent } = play([found()]);
		const answer = await supplier.ask('customs', about(VIN));
		expect(answer).toMatchObject({ state: 'found', source: 'customs', facts: { model: 'DOBLO' } });
		expect(answer).toHaveProperty('raw.contentType', 'text/html; charset=utf-8');
		expect(sent).toMatchObject([
			{ method: 'GET', url: 'http://register.test/' },
			{
				method: 'POST',
				url: 'http://register.test/cars',
				body: `_token=kJ2xTOKEN&vin=${VIN}`,
				headers: {
					referer: 'http://register.test/cars',
					cookie: 'XSRF-TOKEN=x; customs_session=s1',
				},
			},
		]);
	});

	test.each([
		['its page without a grid', page(fixture('not_found.html')), { state: 'clear' }],
		['its page under repair', page(fixture('maintenance.html')), { state: 'refused', reason: 'maintenance' }],
		[
			'its form under repair',
			page(fixture('not_found.html').replace('</main>', 'Ведутся технические работы</main>')),
			{ state: 'refused', reason: 'maintenance' },
		],
		['bytes that mean nothing', page('{"state\ufffd'), { state: 'unreadable' }],
		['an empty body', page(''), { state: 'unreadable' }],
		['a ban', page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['a wish for quiet', page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['an outage', page('', { status: 500 }), { state: 'unreachable' }],
		['no answer', { ok: false, problem: 'timeout', detail: '' } as const, { state: 'unreachable' }],
	])('answers with %s', async (_, result, expected) => {
		const { supplier, methods } = play([result]);
		expect(await supplier.ask('customs', about(VIN))).toMatchObject(expected);
		expect(methods()).toBe('GET POST');
	});

	test('is partial where a field cannot be read', async () => {
		const { supplier } = play([page(fixture('found.html').replace('car-register-grid__label', 'x'))]);
		const answer = await supplier.ask('customs', about(VIN));
		expect(answer).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test.each([
		['no form', page('<html><body></body></html>'), { state: 'unreadable' }],
		['a page of maintenance', page(fixture('maintenance.html')), { state: 'refused', reason: 'maintenance' }],
		['an outage', page('', { status: 503 }), { state: 'unreachable' }],
	])('is not asked about the car where its first page is %s', async (_, first, expected) => {
		const { supplier, methods } = play([found()], () => first);
		expect(await supplier.ask('customs', about(VIN))).toMatchObject(expected);
		expect(methods()).toBe('GET');
	});
});

describe('the token', () => {
	test('is fetched once for all who ask together, and serves for five minutes', async () => {
		const { supplier, methods, clock } = play([found()]);
		await Promise.all([1, 2, 3].map(() => supplier.ask('customs', about(VIN))));
		clock.aheadMs = 5 * 60_000 - 1;
		await supplier.ask('customs', about(VIN));
		expect(methods()).toBe('GET POST POST POST POST');
		clock.aheadMs += 1;
		await supplier.ask('customs', about(VIN));
		expect(methods()).toBe('GET POST POST POST POST GET POST');
	});

	test('that has expired is replaced once', async () => {
		const expired = page(fixture('expired.html'), { status: 419 });
		const { supplier, methods } = play([expired, found()]);
		expect((await supplier.ask('customs', about(VIN))).state).toBe('found');
		expect(methods()).toBe('GET POST GET POST');
		const always = play([expired]);
		expect(await always.supplier.ask('customs', about(VIN))).toMatchObject({
			state: 'unreadable',
			detail: 'HTTP 419',
		});
		expect(always.methods()).toBe('GET POST GET POST');
	});

	test('is replaced where a page says in words that the visit is over, and that page denies nothing', async () => {
		const words = page(fixture('not_found.html').replace('</main>', 'Сессия истекла</main>'));
		const { supplier, methods } = play([words]);
		expect((await supplier.ask('customs', about(VIN))).state).toBe('unreadable');
		expect(methods()).toBe('GET POST GET POST');
	});

	test.each([
		['a form of another session', page(fixture('not_found.html').replace('kJ2xTOKEN', 'another')), 'clear'],
		['a way back to the beginning', REDIRECT, 'unreachable'],
	])('when kept, is replaced on %s', async (_, odd, end) => {
		const { supplier, methods } = play([found(), odd, odd]);
		await supplier.ask('customs', about(VIN));
		expect((await supplier.ask('customs', about(VIN))).state).toBe(end);
		expect(methods()).toBe('GET POST POST GET POST');
	});

	test('is not kept when there was none', async () => {
		const firsts = [page('', { status: 503 }), FORM];
		const { supplier } = play([found()], () => firsts.shift() ?? FORM);
		expect((await supplier.ask('customs', about(VIN))).state).toBe('unreachable');
		expect((await supplier.ask('customs', about(VIN))).state).toBe('found');
	});

	test('goes on being fetched for the others when one of them leaves', async () => {
		const { supplier, methods } = play([found()]);
		const leaving = new AbortController();
		const left = supplier.ask('customs', about(VIN, { signal: leaving.signal }));
		const stays = supplier.ask('customs', about(VIN));
		leaving.abort();
		expect(await left).toMatchObject({ state: 'unreachable', detail: 'the question was given up' });
		expect((await stays).state).toBe('found');
		expect(methods()).toBe('GET POST');
	});
});
