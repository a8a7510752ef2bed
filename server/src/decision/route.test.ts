import { getDecision } from '@avtosverka/contract/decision';
import { Problem } from '@avtosverka/contract/problem';
import { pathOf } from '@avtosverka/contract/route';
import { getDecisionRoute } from '@avtosverka/contract/routes/decision';
import { PRICE_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/price';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Rule } from '@avtosverka/decision/car/rule';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, type FakeRegisters, fakeRegisters, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createLog } from '../log.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { registerDecision } from './route.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let app: FastifyInstance;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, failed_question`);
	clock = testClock();
	registers = fakeRegisters(clock);
	app = appWith();
});

const depsWith = (given: Partial<ServerDeps> = {}) =>
	testDeps({ store: database.store, clock, registers, ...given });

function appWith(given: Partial<ServerDeps> = {}, rules?: readonly Rule[]): FastifyInstance {
	const deps = depsWith(given);
	const made = createBareApp(deps);
	registerDecision(made, deps, rules);
	return made;
}

/** What registers say of the sample car, as if visitors had asked. */
async function askAll(): Promise<void> {
	const answers = createAnswers(depsWith());
	const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
	for (const register of ['base', ...SECTIONS] as const) {
		await answers.answer({ register, subject, refresh: false, asker: ASKER });
	}
}

const address = (vin: string = SAMPLE_VIN) => pathOf(getDecisionRoute, { vin });
const get = (url: string) => app.inject({ url, headers: MARKER });

describe('the decision about a car', () => {
	test('is made of cached answers, and no register is asked for it', async () => {
		await askAll();
		const asked = registers.asked.length;
		const reply = await get(address());
		expect(reply.statusCode).toBe(200);
		const { data } = getDecision.reply.parse(reply.json());
		expect(data.verdict).toBe('stop');
		expect(data.reasons).toContainEqual(
			expect.objectContaining({
				rule: 'wanted',
				severity: 'stop',
				section: 'wanted',
				asOf: clock.now().toISOString(),
			}),
		);
		expect(registers.asked).toHaveLength(asked);
	});

	test('is too little for a car that nobody asked about, and each section is a line of what was not checked', async () => {
		const { success, data } = (await get(address())).json();
		expect({ success, verdict: data.verdict, reasons: data.reasons }).toEqual({
			success: true,
			verdict: 'too-little',
			reasons: [],
		});
		const sections = data.notChecked.flatMap(({ section }: { section: string | null }) => section ?? []);
		expect(sections.sort()).toEqual([...SECTIONS].sort());
		expect(registers.asked).toEqual([]);
	});

	test('says of a register that was asked in vain when that was, and not that nobody asked it', async () => {
		registers.reactFor('wanted', () => unreachable(clock.now()));
		registers.reactFor('zalog', () => ({ state: 'not-asked', reason: 'switched-off' }));
		await askAll();
		clock.pass(HOUR_MS);
		const { notChecked, verdict } = (await get(address())).json().data;
		expect(notChecked.slice(0, 2)).toEqual([
			expect.objectContaining({
				section: 'wanted',
				why: 'спрашивали 21 ноября 2026, 10:42: реестр не ответил',
			}),
			expect.objectContaining({
				section: 'zalog',
				why: 'не спросили 21 ноября 2026, 10:42: источник отключён',
			}),
		]);
		expect(verdict).not.toBe('no-obstacles');
	});

	test('is the same for a VIN as people paste it', async () => {
		await askAll();
		expect((await get(address('хта 21144-094786239'))).json()).toEqual((await get(address())).json());
	});

	test('names no person who has pledged the car', async () => {
		const names = SAMPLE_FACTS.zalog.open.flatMap(({ pledgors }) => pledgors);
		expect(names).not.toEqual([]);
		await askAll();
		const { body } = await get(address());
		for (const name of names) expect(body).not.toContain(name);
	});
});

describe('the asked price', () => {
	const askedPrice: Rule = {
		id: 'told-price',
		group: 'money',
		needs: [],
		gravest: 'know',
		find: ({ askedPrice: price }) => [
			{ severity: 'know', section: 'stats', record: 'result', sentence: `${price}.` },
		],
	};

	test.each([
		['', 'null.'],
		['?price=450000', '450000.'],
		['?price=450%20000%20%E2%82%BD', '450000.'],
	])('of %j reaches the rules', async (query, sentence) => {
		app = appWith({}, [askedPrice]);
		expect((await get(`${address()}${query}`)).json().data.reasons[0].sentence).toBe(sentence);
	});

	test.each([
		['?price=', PRICE_PROBLEM_TEXT.digits],
		['?price=много', PRICE_PROBLEM_TEXT.digits],
		['?price=450', PRICE_PROBLEM_TEXT.bounds],
		['?price=1&price=2', 'Неверное значение: price.'],
		[`?price=${'9'.repeat(500)}`, 'Неверное значение: price.'],
	])('that cannot be read is refused with a sentence: %s', async (query, message) => {
		const reply = await get(`${address()}${encodeURI(query)}`);
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json())).toMatchObject({ code: 'bad-input', message });
	});
});

describe('a foreign request', () => {
	test.each([
		["XTA'; drop table kept_answer; --", 'Только латинские буквы и цифры'],
		['<script>alert(1)</script>', 'Только латинские буквы и цифры'],
		['XTA', 'VIN состоит из 17 знаков'],
		['X'.repeat(500), 'Неверное значение: vin.'],
	])('with %j for a VIN is refused with a sentence that does not repeat it', async (vin, message) => {
		const reply = await get(address(vin));
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json()).message).toBe(message);
	});

	test('without the marker header is refused', async () => {
		expect((await app.inject({ url: address() })).statusCode).toBe(400);
	});

	test('counts under the usual limit of its address', async () => {
		app = appWith({ config: testConfig({ RATE_LIMIT_PER_MINUTE: '2' }) });
		for (const status of [200, 200, 429]) expect((await get(address())).statusCode).toBe(status);
	});
});

test('a rule that throws is one line of the log without the VIN, and leaves too little', async () => {
	const lines: string[] = [];
	const broken: Rule = {
		id: 'broken',
		group: 'law',
		needs: [],
		gravest: 'know',
		find: ({ subject }) => {
			throw new Error(`a bug near ${subject.vin}`);
		},
	};
	app = appWith({ log: createLog('error', { write: (line) => lines.push(line) }) }, [broken]);
	const reply = await get(address());
	expect(reply.json().data).toMatchObject({ verdict: 'too-little', reasons: [] });
	expect(lines).toHaveLength(1);
	expect(JSON.parse(lines[0] as string)).toMatchObject({ rule: 'broken', error: { name: 'Error' } });
	expect(lines[0]).not.toContain(SAMPLE_VIN);
});
