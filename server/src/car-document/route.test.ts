import { CAR_DOCUMENT_PATTERN } from '@avtosverka/contract/vocabulary/car-document';
import { PRICE_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/price';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, type FakeRegisters, fakeRegisters, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { pagesOf } from '../documents/testing/read-pdf.ts';
import { createBareApp } from '../http/testing/served-app.ts';
import { createLog } from '../log.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { CarDrawing } from './content.ts';
import { registerCarDocument } from './route.ts';
import { CAR_DOCUMENT_WORDS } from './words.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let drawn: CarDrawing[];
let underWay: number;
let lines: string[];
let app: FastifyInstance;

/** In place of the thread. */
const documents = {
	draw: async (_drawer: URL, drawing: object) => {
		drawn.push(drawing as CarDrawing);
		return Buffer.from('%PDF');
	},
	underWay: () => underWay,
	close: async () => {},
};

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, failed_question, shared_count`);
	clock = testClock();
	registers = fakeRegisters(clock);
	[drawn, underWay, lines] = [[], 0, []];
	app = appWith({ documents });
});
afterEach(() => app.close());

const depsWith = (given: Partial<ServerDeps> = {}) =>
	testDeps({ store: database.store, clock, registers, ...given });

function appWith(given: Partial<ServerDeps>): FastifyInstance {
	const deps = depsWith({ ...given, log: createLog('debug', { write: (line) => lines.push(line) }) });
	const made = createBareApp(deps);
	registerCarDocument(made, deps);
	return made;
}

async function askAll(): Promise<void> {
	const answers = createAnswers(depsWith());
	const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
	for (const register of ['base', ...SECTIONS] as const) {
		await answers.answer({ register, subject, refresh: false, asker: ASKER });
	}
}

const get = (query = '', vin: string = SAMPLE_VIN, headers: Record<string, string> = {}) =>
	app.inject({
		url: CAR_DOCUMENT_PATTERN.replace(':vin', encodeURIComponent(vin)) + encodeURI(query),
		headers,
	});

describe('the document of a car', () => {
	test('is a PDF of cached answers by a plain link, and no register is asked for it', async () => {
		await app.close();
		const { documents: thread } = testDeps();
		app = appWith({ documents: thread });
		await askAll();
		const asked = registers.asked.length;
		const reply = await get();
		expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(reply.headers['content-disposition']).toBe('attachment; filename="avtosverka-786239.pdf"');
		expect(reply.headers['cache-control']).toBe('private, no-store');
		expect(reply.headers['x-robots-tag']).toBe('noindex');
		const pages = await pagesOf(reply.rawPayload);
		expect(pages).toHaveLength(2);
		expect(pages[0]).toContain('Остановитесь');
		for (const { pledgors } of SAMPLE_FACTS.zalog.open) {
			for (const name of pledgors) expect(pages.join(' ')).not.toContain(name);
		}
		expect(registers.asked).toHaveLength(asked);
		await thread.close();
	});

	test('is decided with the plate and the price that come along, and neither is in the log', async () => {
		await askAll();
		expect((await get('?plate=А123ВС77&price=450000')).statusCode).toBe(200);
		expect((await get('?plate=&price=')).statusCode).toBe(200);
		expect(drawn.map(({ plate }) => plate)).toEqual(['А123ВС77', null]);
		const sentences = drawn.map(({ decision }) => JSON.stringify(decision.reasons));
		expect(sentences[0]).toContain('450');
		expect(sentences[1]).not.toContain('asked-price');
		expect(lines.length).toBeGreaterThan(0);
		expect(lines.join()).not.toMatch(/450000|А123ВС77|%D0%90123|XTA21144094786239/);
	});

	test('of a VIN as people paste it is the same', async () => {
		await askAll();
		expect((await get('', 'хта 21144-094786239')).statusCode).toBe(200);
		expect(drawn[0]?.vin).toBe(SAMPLE_VIN);
	});

	test('of a car whose registers are silent is there too; of one that was never asked about it is not', async () => {
		const nothing = await get();
		expect([nothing.statusCode, nothing.json().message]).toEqual([404, CAR_DOCUMENT_WORDS.nothing]);
		for (const register of SECTIONS) registers.reactFor(register, () => unreachable(clock.now()));
		registers.reactFor('base', () => unreachable(clock.now()));
		await askAll();
		expect((await get()).statusCode).toBe(200);
		expect(drawn[0]?.decision.verdict).toBe('too-little');
	});

	test('that cannot be had is a page in Russian for a person with a browser', async () => {
		const reply = await get('', SAMPLE_VIN, { accept: 'text/html' });
		expect(reply.headers['content-type']).toContain('text/html');
		expect(reply.headers['content-disposition']).toBeUndefined();
		expect(reply.body).toContain(CAR_DOCUMENT_WORDS.nothing);
	});
});

describe('a foreign or malformed request', () => {
	test.each([
		['', 'XTA', 'VIN состоит из 17 знаков'],
		['', '<script>alert(1)</script>', 'Только латинские буквы и цифры'],
		['', 'XTA21144094786239\r\nSet-Cookie: a=b', 'Только латинские буквы и цифры'],
		['', 'X'.repeat(90), 'Неверное значение: vin.'],
		['?price=много', SAMPLE_VIN, PRICE_PROBLEM_TEXT.digits],
		['?price=1&price=2', SAMPLE_VIN, 'Неверное значение: price.'],
		[`?plate=${'А'.repeat(90)}`, SAMPLE_VIN, 'Неверное значение: plate.'],
	])('is refused with a sentence: %s %s', async (query, vin, message) => {
		const reply = await get(query, vin);
		expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
		expect(drawn).toEqual([]);
	});

	test('of another site’s page is refused, and so is a prefetch; a person who follows a link is not', async () => {
		await askAll();
		const statusOf = async (headers: Record<string, string>) =>
			(await get('', SAMPLE_VIN, headers)).statusCode;
		const cross = { 'sec-fetch-site': 'cross-site' };
		expect(await statusOf({ ...cross, 'sec-fetch-dest': 'image' })).toBe(403);
		expect(await statusOf({ ...cross, 'sec-fetch-dest': 'iframe' })).toBe(403);
		expect(await statusOf({ 'sec-purpose': 'prefetch' })).toBe(403);
		expect(await statusOf({ ...cross, 'sec-fetch-dest': 'document' })).toBe(200);
		expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })).toBe(200);
	});

	test('waits where too many are being drawn, and is bounded for one address', async () => {
		await askAll();
		underWay = 10;
		const busy = await get();
		expect([busy.statusCode, busy.headers['retry-after'], busy.json().message]).toEqual([
			503,
			'5',
			CAR_DOCUMENT_WORDS.busy,
		]);
		underWay = 0;
		const statuses: number[] = [];
		for (let i = 0; i < 31; i += 1) statuses.push((await get()).statusCode);
		expect(statuses).toEqual([...Array(30).fill(200), 429]);
		expect((await get()).headers['retry-after']).toBe('3600');
	});
});
