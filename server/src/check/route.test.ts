import { getBase, sectionEndpoint } from '@avtosverka/contract/check/endpoints';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { Problem } from '@avtosverka/contract/problem';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ANSWER_LIMITS } from '../answers/limits.ts';
import { type FakeRegisters, fakeRegisters, found, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerCheck } from './route.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let app: FastifyInstance;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	clock = testClock();
	registers = fakeRegisters(clock);
	app = appWith();
});

function appWith(given: Partial<ServerDeps> = {}): FastifyInstance {
	const deps = testDeps({ store: database.store, clock, registers, ...given });
	const made = createBareApp(deps);
	registerCheck(made, deps, createAnswers(deps, { ...ANSWER_LIMITS, answerWithinMs: 1_000 }));
	return made;
}

const get = (url: string, headers: Record<string, string> = {}) =>
	app.inject({ url, headers: { ...MARKER, ...headers } });
const sectionUrl = (section: Section, vin: string = SAMPLE_VIN) =>
	pathOf(sectionRoute(section), { vin, token: 'off' });
const check = (section: Section, headers?: Record<string, string>) => get(sectionUrl(section), headers);
const base = (remoteAddress = '192.0.2.1', headers = {}) =>
	app.inject({ url: `/v1/getBase/${SAMPLE_VIN}/1`, headers: { ...MARKER, ...headers }, remoteAddress });

describe.each(SECTIONS)('GET %s', (section) => {
	test('asks its register and gives what it found', async () => {
		const reply = await check(section);
		expect(reply.statusCode).toBe(200);
		const body = sectionEndpoint(section).reply.parse(reply.json());
		expect(body).toMatchObject({ success: true, meta: { state: 'found', source: 'avtocod', cached: false } });
		expect(registers.asked.map((one) => one.register)).toEqual([section]);
	});

	test('is a 200 without success and without data when the register is unreachable', async () => {
		registers.react(() => unreachable(clock.now()));
		const reply = await check(section);
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toMatchObject({
			success: false,
			message: `${SECTION_CATALOGUE[section].register} не ответил`,
			data: null,
			meta: { state: 'unreachable', source: 'avtocod', tried: [{ source: 'avtocod', state: 'unreachable' }] },
		});
	});

	test('refuses a malformed VIN, a missing marker header and a missing value', async () => {
		const short = await get(sectionUrl(section, 'XTA'));
		expect(short.statusCode).toBe(400);
		expect(Problem.parse(short.json()).message).toBe('VIN состоит из 17 знаков');
		expect((await app.inject({ url: sectionUrl(section) })).statusCode).toBe(400);
		expect((await get(sectionUrl(section).replace(/\/off$/, '/'))).statusCode).toBe(400);
		expect(registers.asked).toEqual([]);
	});

	test('asks nobody for a bot-protection value that was used before', async () => {
		const verify = vi.fn(async () => ({ verdict: 'fail', reason: 'spent' }) as const);
		app = appWith({ protection: { kind: 'altcha', issue: vi.fn(), verify } });
		const reply = await check(section);
		expect(reply.statusCode).toBe(403);
		expect(verify).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({ purpose: 'check', token: 'off' }),
		);
		expect(registers.asked).toEqual([]);
	});
});

describe('a check', () => {
	test('reads a VIN as people paste it', async () => {
		await get(sectionUrl('dtp', 'хта 21144-094786239'));
		expect(registers.asked[0]?.question.subject).toEqual({ kind: 'vin', vin: SAMPLE_VIN });
	});

	test('says that an answer is a kept one, and when and by whom it was given', async () => {
		const asked = clock.now().toISOString();
		await check('dtp');
		clock.pass(HOUR_MS);
		const reply = (await check('dtp')).json();
		expect(reply).toMatchObject({ success: true, meta: { cached: true, stale: false, asOf: asked } });
		expect(reply.meta.tried).toEqual([{ source: 'avtocod', state: 'found' }]);
		expect(registers.asked).toHaveLength(1);
	});

	test('that is kept costs no question to the store for half a minute, and says the same', async () => {
		await check('dtp');
		const reply = (await check('dtp')).json();
		await database.store.db.execute(sql`truncate kept_answer`);
		expect((await check('dtp')).json()).toEqual(reply);
		clock.pass(31 * SECOND_MS);
		expect((await check('dtp')).json().meta.cached).toBe(false);
	});

	test('introduces a new visitor when a register is asked for them, not when the answer is ready', async () => {
		const asked = await check('dtp');
		expect(asked.headers['set-cookie']).toContain(String(asked.headers['x-visitor']));
		await check('dtp');
		const ready = await check('dtp');
		expect(ready.json().meta.cached).toBe(true);
		expect(ready.headers['set-cookie']).toBeUndefined();
	});

	test('asked anew passes by everything that is kept', async () => {
		await check('dtp');
		await check('dtp');
		clock.pass(2 * 60 * SECOND_MS);
		registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		const refresh = await check('dtp', { 'cache-control': 'no-cache' });
		expect(refresh.json()).toMatchObject({ meta: { state: 'clear', cached: false } });
		expect((await check('dtp')).json()).toMatchObject({ meta: { state: 'clear', cached: true } });
	});

	test('shows an old answer for a register that is silent, and says so', async () => {
		await check('dtp');
		clock.pass(2 * DAY_MS);
		registers.react(() => unreachable(clock.now()));
		expect((await check('dtp')).json()).toMatchObject({
			success: true,
			message: expect.stringMatching(
				/сейчас не ответил: показан прежний ответ, данные на 21 ноября 2026, 10:42/,
			),
			data: { Accidents: [{ AccidentNumber: '000043057' }] },
			meta: {
				state: 'found',
				cached: true,
				stale: true,
				tried: [{ source: 'avtocod', state: 'unreachable' }],
			},
		});
	});

	test('answers in time that it is still waiting', async () => {
		const { promise, resolve } = Promise.withResolvers<never>();
		registers.react(() => promise);
		expect((await check('dtp')).json()).toMatchObject({
			success: false,
			message: expect.stringContaining('ещё ждём'),
			data: null,
			meta: { state: 'unreachable', pending: true, source: null },
		});
		resolve(found('dtp', clock.now()) as never);
		await expect.poll(async () => (await check('dtp')).json().meta.cached).toBe(true);
		expect(registers.asked).toHaveLength(1);
	});

	test('that is under way when the server closes is still kept', async () => {
		const { promise, resolve } = Promise.withResolvers<never>();
		registers.react(() => promise);
		await check('dtp');
		setTimeout(() => resolve(found('dtp', clock.now()) as never), 50);
		await app.close();
		app = appWith();
		expect((await check('dtp')).json().meta.cached).toBe(true);
	});
});

describe('GET getBase', () => {
	test('gives the basic card', async () => {
		const reply = await base();
		expect(reply.statusCode).toBe(200);
		expect(getBase.reply.parse(reply.json())).toMatchObject({
			success: true,
			data: {
				vin: SAMPLE_VIN,
				model: 'ВАЗ 21144',
				frame: null,
				frame_id: SAMPLE_VIN,
				year: 2009,
				power: 81.6,
			},
			meta: { state: 'found', source: 'avtocod' },
		});
	});

	test('says that the source did not answer', async () => {
		registers.react(() => unreachable(clock.now()));
		expect((await base()).json()).toMatchObject({
			success: false,
			message: 'Источник сведений о машине не ответил',
			data: null,
			meta: { state: 'unreachable' },
		});
	});

	test('takes the kept registration where the source does not answer', async () => {
		await check('registration');
		registers.reactFor('base', () => unreachable(clock.now()));
		expect((await base()).json()).toMatchObject({
			success: true,
			data: { vin: SAMPLE_VIN, model: 'ВАЗ 21144', frame: 'ОТСУТСТВУЕТ', volume: 1596, image: null },
			meta: {
				state: 'found',
				cached: true,
				stale: false,
				tried: [
					{ source: 'avtocod', state: 'unreachable' },
					{ source: 'avtocod', state: 'found' },
				],
			},
		});
		clock.pass(2 * DAY_MS);
		expect((await base()).json()).toMatchObject({ success: true, meta: { stale: true } });
	});

	test('does not call a car unknown whose registration is kept', async () => {
		await check('registration');
		registers.reactFor('base', () => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		expect((await base()).json()).toMatchObject({ data: { model: 'ВАЗ 21144' }, meta: { state: 'found' } });
	});

	test.each([
		['limit', /с вашего адреса за час запрошено слишком много отчётов/],
		['budget', /исчерпан наш дневной лимит платных запросов, новый начнётся в полночь/],
	] as const)(
		'shows what is kept where the %s refuses a new report, and says whose limit it is',
		async (reason, whose) => {
			await base();
			clock.pass(25 * HOUR_MS);
			registers.react(() => ({ state: 'not-asked', reason }));
			const reply = (await base()).json();
			expect(reply).toMatchObject({ success: true, meta: { stale: true, state: 'found', reason } });
			expect(reply.message).toMatch(whose);
			const refused = await get('/v1/getBase/WP1AB29PX4LA69033/1');
			expect(refused.json()).toMatchObject({ success: false, meta: { state: 'not-asked', reason } });
			expect(refused.json().message).toMatch(whose);
		},
	);

	test('counts whoever asks for what it costs', async () => {
		await base('2001:db8::7', { 'x-visitor': 'abcdefghijklmnopqrstuv' });
		expect(registers.asked[0]?.question.asker).toEqual({
			kind: 'visitor',
			visitorId: 'abcdefghijklmnopqrstuv',
			address: '2001:db8::7',
			purpose: 'check',
		});
	});

	test('refuses a malformed VIN and a missing marker header', async () => {
		const wrong = await get('/v1/getBase/XTA21144O94786239/1');
		expect(wrong.statusCode).toBe(400);
		expect(Problem.parse(wrong.json()).message).toBe('Только латинские буквы и цифры');
		expect((await app.inject({ url: `/v1/getBase/${SAMPLE_VIN}/1` })).statusCode).toBe(400);
	});
});
