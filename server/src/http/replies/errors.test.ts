import { Problem } from '@avtosverka/contract/problem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { createBareApp } from '../testing/served-app.ts';
import { describeError } from './errors.ts';
import { maskPersonal } from './mask.ts';

function createApp(lines: string[] = []) {
	const app = createBareApp(testDeps({ log: createLog('warn', { write: (line) => lines.push(line) }) }));
	app.post('/v1/echo', async (request) => request.body);
	app.get('/v1/value/:token', async () => 'ok');
	app.get('/v1/bug', async () => {
		throw new TypeError('secret of XTA21144094786239');
	});
	app.get('/v1/away', async () => {
		throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
	});
	app.get('/page', async () => {
		throw new Error('broken');
	});
	return app;
}

const post = { method: 'POST', url: '/v1/echo' } as const;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('every 4xx is a problem in Russian', () => {
	test.each([
		['an unknown call', { url: '/v1/nothing' }, 404, 'not-found'],
		['a call under an unknown method', { method: 'DELETE', url: '/v1/echo' }, 404, 'not-found'],
		['a page under a method that pages do not have', { method: 'POST', url: '/checks' }, 405, 'unsupported'],
		['an address that cannot be decoded', { url: '/v1/value/%zz' }, 400, 'bad-input'],
		['a value that is too long', { url: `/v1/value/${'a'.repeat(5000)}` }, 414, 'too-large'],
		['half a JSON', { ...post, headers: JSON_TYPE, payload: '{"a":' }, 400, 'bad-input'],
		['no JSON where one was promised', { ...post, headers: JSON_TYPE, payload: '' }, 400, 'bad-input'],
		['a poisoned JSON', { ...post, headers: JSON_TYPE, payload: '{"__proto__":{"a":1}}' }, 400, 'bad-input'],
		[
			'another kind of data',
			{ ...post, headers: { 'content-type': 'text/csv' }, payload: 'a' },
			415,
			'unsupported',
		],
		['a nonsensical kind', { ...post, headers: { 'content-type': '/;' }, payload: 'a' }, 415, 'unsupported'],
		[
			'too much data',
			{ ...post, headers: JSON_TYPE, payload: JSON.stringify('a'.repeat(70_000)) },
			413,
			'too-large',
		],
	] as const)('%s', async (_, request, status, code) => {
		const reply = await createApp().inject(request as never);
		expect(reply.statusCode).toBe(status);
		const problem = Problem.parse(reply.json());
		expect(problem.code).toBe(code);
		expect(problem.message).toMatch(/^[А-ЯЁ][^A-Za-z]+\.$/);
		expect(reply.headers['cache-control']).toBe('no-store');
		expect(reply.headers['x-content-type-options']).toBe('nosniff');
	});
});

describe('our own bug', () => {
	test('is a 500 that tells nothing of itself', async () => {
		const reply = await createApp().inject('/v1/bug');
		expect([reply.statusCode, reply.json().code]).toEqual([500, 'bug']);
		expect(reply.body).not.toMatch(/secret|XTA|TypeError/);
	});

	test('is numbered as its line of the log, in the header, the JSON and the sentence', async () => {
		const lines: string[] = [];
		const reply = await createApp(lines).inject('/v1/bug');
		const { request_id: id, message } = Problem.parse(reply.json());
		expect(id).toMatch(/^req-[0-9a-f]{12}$/);
		expect(reply.headers['x-request-id']).toBe(id);
		expect(message).toBe(`У нас что-то сломалось. Ошибка записана под номером ${id}, попробуйте позже.`);
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id, msg: 'bug', route: '/v1/bug' }]);
	});

	test('is a plain page for a person', async () => {
		const reply = await createApp().inject({ url: '/page', headers: { accept: 'text/html,*/*' } });
		expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(reply.body).toContain('На главную');
		expect(reply.body).toContain(`под номером ${reply.headers['x-request-id']}, попробуйте`);
	});

	test('is described for the log without anybody’s data', () => {
		const cause = new Error('Failed query: select 1 where vin = $1\nparams: XTA21144094786239,А123ВС77');
		const described = JSON.stringify(describeError(new Error('no XTA21144094786239', { cause })));
		expect(described).toContain('Failed query');
		expect(described).not.toMatch(/XTA21144094786239|А123ВС77/);
	});

	test('is described without a value of several lines, in the stack too', () => {
		const values = `params: 1,первая строка\nвторая строка\n    at третья строка ${'длинная '.repeat(300)}`;
		const error = new Error(`Failed query: insert\n${values}`, { cause: new Error('deadlock detected') });
		const described = describeError(error);
		expect(JSON.stringify(described)).not.toMatch(/строка|длинная/);
		expect(described.message).toContain('deadlock detected');
		expect(described.stack).toContain('errors.test.ts');
	});

	test('may be no error at all', () => {
		expect(describeError('text')).toEqual({ name: 'string' });
	});
});

describe('masking', () => {
	test.each([
		['VIN XTA21144094786239 here', 'VIN … here'],
		['plate А123ВС77 here', 'plate … here'],
		['plate %D0%90123%D0%92%D0%A177 here', 'plate … here'],
		[`token ${'aB3-_'.repeat(20)} here`, 'token … here'],
		['mail to vera.pridumannaya+1@mail.example.com, please', 'mail to …, please'],
		['почта вера@почта.рф', 'почта …'],
		['at node_modules/@fastify/static.js', 'at node_modules/@fastify/static.js'],
		['connection refused at port 5432', 'connection refused at port 5432'],
	])('%s', (text, masked) => {
		expect(maskPersonal(text)).toBe(masked);
	});

	test('leaves no VIN in whatever stands around it', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (before, after) => {
				expect(maskPersonal(`${before} XTA21144094786239 ${after}`)).not.toContain('XTA21144094786239');
			}),
		);
	});
});

test('a store that is away is no bug, and worth a second try', async () => {
	const lines: string[] = [];
	const reply = await createApp(lines).inject('/v1/away');
	expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60']);
	expect(Problem.parse(reply.json())).toEqual({
		success: false,
		code: 'unavailable',
		message: 'Наше хранилище сейчас не отвечает. Попробуйте ещё раз через минуту.',
		request_id: reply.headers['x-request-id'],
	});
	expect(lines).toEqual([]);
});
