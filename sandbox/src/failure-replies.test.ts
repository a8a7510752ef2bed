import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURE_MODES } from './failure-mode.ts';
import { AVTOCOD_REPORT } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';
import { type Body, NOW, token } from './testing/sandbox-at.ts';

let sandbox: RunningSandbox;
const headers = { authorization: `AR-REST ${token()}`, 'content-type': 'application/json' };

beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0, now: () => NOW });
});
afterAll(() => sandbox.close());

function make(query: string, queryType = 'VIN'): Promise<Response> {
	return fetch(`${sandbox.url}/avtocod/user/reports/${AVTOCOD_REPORT}/_make`, {
		method: 'POST',
		headers,
		body: JSON.stringify({ queryType, query }),
		signal: AbortSignal.timeout(400),
	});
}

function control(path: string, body?: object): Promise<Response> {
	const json = { 'content-type': 'application/json' };
	return fetch(`${sandbox.url}/_control/${path}`, {
		method: 'POST',
		...(body ? { headers: json, body: JSON.stringify(body) } : {}),
	});
}

async function codeOf(call: Promise<unknown>): Promise<string> {
	const error: Body = await call.then(() => ({ name: 'no error' })).catch((reason: unknown) => reason);
	return error.cause?.code ?? error.name;
}

describe('Failure mode of a subject on the wire', () => {
	test('down: the connection is reset, for the VIN, its plate and the plate that nobody answers for', async () => {
		expect(await codeOf(make('X96ERB6X4B0008543'))).toBe('ECONNRESET');
		expect(await codeOf(make('Р503РР52', 'GRZ'))).toBe('ECONNRESET');
		expect(await codeOf(make('Н500ОТ78', 'GRZ'))).toBe('ECONNRESET');
	});

	test('503: a page in HTML', async () => {
		const reply = await make('JTEHD21A850036287');
		expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
		expect(await reply.text()).toContain('Технические работы');
	});

	test('429: a wait of one second', async () => {
		const reply = await make('XTAGFL110KY100429');
		expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1']);
	});

	test('garbage: bytes that are no JSON', async () => {
		const reply = await make('XTAGFL110KY100222');
		expect(reply.status).toBe(200);
		await expect(reply.json()).rejects.toThrow(SyntaxError);
	});

	test('half: the body breaks off', async () => {
		const reply = await make('XTAGFL110KY100333');
		expect(reply.status).toBe(200);
		expect(await codeOf(reply.text())).toBe('UND_ERR_SOCKET');
	});

	test('hanging: no answer at all', async () => {
		expect(await codeOf(make('XTAGFL110KY100111'))).toBe('TimeoutError');
	});

	test('security: the key is refused', async () => {
		const reply = await make('XTAGFL110KY100403');
		const event = (await reply.json()) as Body;
		expect([reply.status, event.cls]).toEqual([400, 'Security']);
	});

	test('slow: sources take six times as long', async () => {
		let now = NOW;
		const slow = await startSandbox({ port: 0, timeScale: 0.001, now: () => now });
		try {
			const url = `${slow.url}/avtocod/user/reports`;
			const body = JSON.stringify({ queryType: 'VIN', query: 'XTAGFL110KY100101' });
			const made: Body = await (
				await fetch(`${url}/${AVTOCOD_REPORT}/_make`, { method: 'POST', headers, body })
			).json();
			const waitingAfter = async (ms: number) => {
				now = new Date(NOW.getTime() + ms);
				const report: Body = await (await fetch(`${url}/${made.data[0].uid}`, { headers })).json();
				return report.data[0].progress_wait;
			};
			expect(await waitingAfter(14)).toBeGreaterThan(0);
			expect(await waitingAfter(15)).toBe(0);
		} finally {
			await slow.close();
		}
	});
});

describe('Failure mode of a whole supplier', () => {
	test('comes before anything else, and goes with a reset', async () => {
		expect((await control('failure-mode', { supplier: 'avtocod', failureMode: '503' })).status).toBe(200);
		expect((await make('XTA21144094786239')).status).toBe(503);
		expect((await control('reset')).status).toBe(200);
		expect((await make('XTA21144094786239')).status).toBe(200);
	});

	test('with one failing source touches every report', async () => {
		await control('failure-mode', { supplier: 'avtocod', failureMode: 'source-error' });
		const made: Body = await (await make('Z94K241BBMR251210')).json();
		const report: Body = await (
			await fetch(`${sandbox.url}/avtocod/user/reports/${made.data[0].uid}`, { headers })
		).json();
		expect(report.data[0].progress_error).toBe(1);
		await control('reset');
	});

	test.each([
		[{ supplier: 'avtocod', failureMode: 'tornado' }],
		[{ supplier: 'nobody', failureMode: 'fine' }],
		[{ supplier: 'avtocod', failureMode: 'toString' }],
	])('that does not exist is refused: %o', async (body) => {
		expect((await control('failure-mode', body)).status).toBe(400);
	});

	test('has a name for people in every kind', () => {
		expect(Object.values(FAILURE_MODES).every((words) => words.length > 5)).toBe(true);
	});
});

describe('A running sandbox', () => {
	test('says EADDRINUSE when its port is taken', async () => {
		await expect(startSandbox({ port: sandbox.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
	});

	test('closes while a call hangs', async () => {
		const other = await startSandbox({ port: 0, now: () => NOW });
		const url = `${other.url}/avtocod/user/reports/${AVTOCOD_REPORT}/_make`;
		const body = JSON.stringify({ queryType: 'VIN', query: 'XTAGFL110KY100111' });
		const call = codeOf(fetch(url, { method: 'POST', headers, body }));
		await new Promise((resolve) => setTimeout(resolve, 50));
		await other.close();
		expect(await call).toBe('UND_ERR_SOCKET');
	});

	test('makes every call wait for the latency it was given', async () => {
		const other = await startSandbox({ port: 0, latencyMs: 60, now: () => NOW });
		const start = performance.now();
		await fetch(`${other.url}/avtocod/user`, { headers });
		expect(performance.now() - start).toBeGreaterThan(55);
		await other.close();
	});
});
