import { Problem } from '@avtosverka/contract/problem';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createLog } from '../log.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerErrors } from './route.ts';

const REPORT = { message: 'x is undefined', file: 'http://localhost:3000/assets/root-1.js', line: 12 };

let log: string[];
let app: ReturnType<typeof createBareApp>;

beforeEach(() => {
	log = [];
	const deps = testDeps({ log: createLog('info', { write: (line) => log.push(line) }) });
	app = createBareApp(deps);
	registerErrors(app, deps);
});

const send = (payload: InjectOptions['payload'], headers: Record<string, string> = MARKER) =>
	app.inject({ method: 'POST', url: '/v1/errors', headers, ...(payload !== undefined && { payload }) });
const warnings = () =>
	log
		.map((line) => JSON.parse(line) as { level: unknown; msg: string })
		.filter(({ msg }) => msg === 'page failed');

describe('POST /v1/errors', () => {
	test('leaves one warning in the log', async () => {
		const reply = await send(REPORT);
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toEqual({ success: true });
		expect(warnings()).toEqual([
			expect.objectContaining({ error: REPORT, id: expect.stringMatching(/^req-/) }),
		]);
	});

	test('takes a failure of which the browser tells no place', async () => {
		expect((await send({ message: '', file: '', line: null })).statusCode).toBe(200);
	});

	test('keeps no VIN, no plate and no query in the log', async () => {
		const page = 'http://localhost:3000/checks/XTA21144094786239';
		await send({
			message: 'VIN XTA21144094786239 на А123ВС77\nи дальше',
			file: `${page}?plate=A123BC77#x`,
			line: 1,
		});
		expect(warnings()).toEqual([
			expect.objectContaining({
				error: { message: 'VIN … на …\nи дальше', file: 'http://localhost:3000/checks/…', line: 1 },
			}),
		]);
		expect(log.join('')).not.toMatch(/XTA21144094786239|А123ВС77|A123BC77/);
	});

	test.each([
		['no body', undefined],
		['a list', [REPORT]],
		['a message too long', { ...REPORT, message: 'x'.repeat(1001) }],
		['a file too long', { ...REPORT, file: 'x'.repeat(501) }],
		['a line that is none', { ...REPORT, line: 1.5 }],
		['a line below zero', { ...REPORT, line: -1 }],
		['a line too far', { ...REPORT, line: 10_000_001 }],
		['no line', { message: '', file: '' }],
	])('refuses %s and logs nothing of it', async (_, payload) => {
		const reply = await send(payload);
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json()).code).toBe('bad-input');
		expect(warnings()).toEqual([]);
	});

	test.each([
		['broken JSON', '{"message":', 'application/json', 400],
		['empty JSON', '', 'application/json', 400],
		['JSON that wants to be a prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
		['a form', 'message=x', 'application/x-www-form-urlencoded', 415],
		['plain text', JSON.stringify(REPORT), 'text/plain', 415],
		[
			'a body without end',
			JSON.stringify({ ...REPORT, message: 'x'.repeat(70_000) }),
			'application/json',
			413,
		],
	])('refuses %s with a sentence', async (_, payload, type, status) => {
		const reply = await send(payload, { ...MARKER, 'content-type': type });
		expect(reply.statusCode).toBe(status);
		expect(Problem.parse(reply.json()).message).toMatch(/[а-я]\.$/);
		expect(warnings()).toEqual([]);
	});

	test('refuses what another site can send', async () => {
		expect((await send(REPORT, {})).statusCode).toBe(400);
		expect(warnings()).toEqual([]);
	});

	test('takes no more than twenty a minute from one address, whatever the protection', async () => {
		for (let index = 0; index < 20; index++) expect((await send(REPORT)).statusCode).toBe(200);
		const refused = await send(REPORT);
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect(warnings()).toHaveLength(20);
	});

	test('is no address to read', async () => {
		expect((await app.inject({ url: '/v1/errors', headers: MARKER })).statusCode).toBe(404);
	});
});
