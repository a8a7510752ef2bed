import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { type Body, NOW } from '../testing/sandbox-at.ts';
import { digitsOf } from './captcha.ts';

const TYPES = { dtp: 'aiusdtp', restrict: 'restricted', wanted: 'wanted' } as const;
/** Enough for any answer, and the little that is given to one that never comes, ms. */
const PATIENT = 5000;
const IMPATIENT = 300;
let sandbox: RunningSandbox;
let token: string;

beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0, now: () => NOW });
	token = ((await (await picture()).json()) as Body).token;
});
afterEach(() => control('reset', {}));
afterAll(() => sandbox.close());

function picture(patience = PATIENT): Promise<Response> {
	return fetch(`${sandbox.url}/gibdd-captcha/captcha`, { signal: AbortSignal.timeout(patience) });
}

function check(vin: string, name: keyof typeof TYPES = 'wanted', patience = PATIENT): Promise<Response> {
	return fetch(`${sandbox.url}/gibdd/proxy/check/auto/${name}`, {
		method: 'POST',
		body: new URLSearchParams({
			vin,
			checkType: TYPES[name],
			captchaToken: token,
			captchaWord: digitsOf(token),
		}),
		signal: AbortSignal.timeout(patience),
	});
}

function control(path: string, body: object): Promise<Response> {
	const headers = { 'content-type': 'application/json' };
	return fetch(`${sandbox.url}/_control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** How a call ends: its HTTP status with the status in its body, or the code of its failure. */
async function endOf(call: Promise<Response>): Promise<string> {
	try {
		const reply = await call;
		const text = await reply.text();
		const isJson = reply.headers.get('content-type')?.startsWith('application/json');
		return `${reply.status} ${isJson ? JSON.parse(text).status : text.replace(/\s+/g, ' ').slice(0, 120)}`;
	} catch (error) {
		const { cause, name } = error as { cause?: { code?: string }; name: string };
		return cause?.code ?? name;
	}
}

function patienceIn(failureMode: string): number {
	return failureMode === 'hanging' ? IMPATIENT : PATIENT;
}

/** Each failure mode, the subject that has it, and how a check then ends. */
const FOUL: readonly (readonly [failureMode: string, vin: string, end: RegExp])[] = [
	['down', 'XTAGFL110KY200000', /^ECONNRESET$/],
	['429', 'XTAGFL110KY200429', /^429 Too Many Requests$/],
	['503', 'XTAGFL110KY200503', /^503 .*503 Service Temporarily Unavailable/],
	['hanging', 'XTAGFL110KY200111', /^TimeoutError$/],
	['garbage', 'XTAGFL110KY200222', /^SyntaxError$/],
	['half', 'XTAGFL110KY200333', /^UND_ERR_SOCKET$/],
	['stopped', 'XTAGFL110KY200200', /^200 .*Service has stop!/],
	['security', 'XTAGFL110KY200403', /^403 403$/],
];

describe('Failure modes of the traffic police', () => {
	test.each(FOUL)('%s strikes checks of its subject, and nobody else', async (failureMode, vin, end) => {
		expect(await endOf(check(vin, 'wanted', patienceIn(failureMode)))).toMatch(end);
		expect(await endOf(check('Z94K241BBMR251210'))).toBe('200 200');
		expect((await picture()).status).toBe(200);
	});

	test.each(FOUL)(
		'%s of the whole supplier strikes every check and the picture',
		async (failureMode, _vin, end) => {
			await control('failure-mode', { supplier: 'gibdd', failureMode });
			expect(await endOf(check('Z94K241BBMR251210'))).toMatch(end);
			expect(await endOf(picture())).toMatch(end);
		},
	);

	test('of another supplier does not touch it', async () => {
		await control('failure-mode', { supplier: 'avtocod', failureMode: 'down' });
		expect(await endOf(check('Z94K241BBMR251210'))).toBe('200 200');
	});

	test('source-error fails the bans alone', async () => {
		expect(await endOf(check('XTAGFL110KY200500', 'restrict'))).toBe('200 500');
		expect(await endOf(check('XTAGFL110KY200500', 'wanted'))).toBe('200 200');
	});

	test('endless never ends the accidents alone', async () => {
		expect(await endOf(check('XTAGFL110KY200999', 'dtp', IMPATIENT))).toBe('TimeoutError');
		expect(await endOf(check('XTAGFL110KY200999', 'wanted'))).toBe('200 200');
	});

	test('endless waits for the digits: without them nobody looks', async () => {
		const body = new URLSearchParams({ vin: 'XTAGFL110KY200999', checkType: TYPES.dtp });
		const signal = AbortSignal.timeout(PATIENT);
		const asking = fetch(`${sandbox.url}/gibdd/proxy/check/auto/dtp`, { method: 'POST', body, signal });
		expect(await endOf(asking)).toBe('200 201');
	});

	test('is foul where every supplier is down, and fine where avtocod alone is', async () => {
		expect(await endOf(check('X96ERB6X4B0008543'))).toBe('ECONNRESET');
		expect(await endOf(check('JTEHD21A850036287'))).toBe('200 200');
	});

	test('slow takes six seconds a call', async () => {
		const slow = await startSandbox({ port: 0, timeScale: 0.02, now: () => NOW });
		try {
			const start = performance.now();
			const body = new URLSearchParams({ vin: 'XTAGFL110KY200101' });
			await fetch(`${slow.url}/gibdd/proxy/check/auto/dtp`, { method: 'POST', body });
			expect(performance.now() - start).toBeGreaterThan(6000 * 0.02 - 5);
		} finally {
			await slow.close();
		}
	});

	test('counts every call that arrives', async () => {
		await picture();
		await check('Z94K241BBMR251210');
		const state = (await (await fetch(`${sandbox.url}/_control/state`)).json()) as Body;
		expect(state.calls.gibdd).toBe(2);
	});
});
