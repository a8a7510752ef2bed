import type { TransportResult } from '@avtosverka/registers/transport/reply';
import { describe, expect, test } from 'vitest';
import type { ServiceQuestion } from './service-transport.ts';
import { askSmartCaptcha } from './smartcaptcha.ts';
import { askTurnstile } from './turnstile.ts';

const SETTINGS = { url: 'https://captcha.example', secret: 'hush&quiet' };

function replied(status: number, text: string): TransportResult {
	return { ok: true, reply: { status, headers: {}, body: Buffer.from(text), text } };
}

/** A transport that gives one answer and keeps what it was asked. */
function transportThat(result: TransportResult) {
	const asked: ServiceQuestion[] = [];
	const send = async (question: ServiceQuestion) => {
		asked.push(question);
		return result;
	};
	return { asked, send };
}

const SILENCE: TransportResult = { ok: false, problem: 'timeout', detail: 'no answer' };
const UNAVAILABLE = { verdict: 'unavailable', reason: 'service' };

describe('SmartCaptcha', () => {
	const judge = (status: number, body: unknown) => {
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		return askSmartCaptcha(SETTINGS, transportThat(replied(status, text)).send)('t', 'check');
	};

	test('is asked once, by form, for nothing but the value', async () => {
		const { send, asked } = transportThat(SILENCE);
		await askSmartCaptcha(SETTINGS, send)('a+b/c=', 'check');
		expect(asked).toEqual([
			{
				url: 'https://captcha.example/validate',
				contentType: 'application/x-www-form-urlencoded',
				body: 'secret=hush%26quiet&token=a%2Bb%2Fc%3D',
				repeatable: false,
			},
		]);
	});

	test.each([
		[
			'ok on a host',
			200,
			{ status: 'ok', message: '', host: 'a.example:443' },
			{ verdict: 'pass', host: 'a.example:443' },
		],
		['ok without a host', 200, { status: 'ok', message: '', host: '' }, UNAVAILABLE],
		['ok with no host at all', 200, { status: 'ok' }, UNAVAILABLE],
		[
			'failed',
			200,
			{ status: 'failed', message: 'Token invalid or expired.' },
			{ verdict: 'fail', reason: 'refused' },
		],
		['a wrong secret', 403, { status: 'failed', message: 'x' }, { verdict: 'unavailable', reason: 'secret' }],
		['another status', 400, { status: 'failed', message: 'x' }, UNAVAILABLE],
		['too many questions', 429, '', UNAVAILABLE],
		['a broken service', 502, '<html>', UNAVAILABLE],
		['a page in place of JSON', 200, '<html>', UNAVAILABLE],
		['an unknown word', 200, { status: 'maybe', host: 'a.example' }, UNAVAILABLE],
		['half an answer', 200, '{"status":"ok","ho', UNAVAILABLE],
		['nothing', 200, '', UNAVAILABLE],
	])('%s', async (_, status, body, expected) => {
		expect(await judge(status, body)).toEqual(expected);
	});

	test('that is silent is unavailable', async () => {
		expect(await askSmartCaptcha(SETTINGS, transportThat(SILENCE).send)('t', 'check')).toEqual(UNAVAILABLE);
	});
});

describe('Turnstile', () => {
	const judge = (status: number, body: unknown) => {
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		return askTurnstile(SETTINGS, transportThat(replied(status, text)).send)('t', 'check');
	};
	const codes = (...list: string[]) => ({ success: false, 'error-codes': list });

	test('is asked in JSON for nothing but the value, under a key that makes repeating safe', async () => {
		const { send, asked } = transportThat(SILENCE);
		const ask = askTurnstile(SETTINGS, send);
		await ask('a.b', 'check');
		await ask('a.b', 'check');
		const bodies = asked.map(({ body }) => JSON.parse(body));
		expect(asked[0]).toMatchObject({
			url: 'https://captcha.example/turnstile/v0/siteverify',
			contentType: 'application/json',
			repeatable: true,
		});
		expect(bodies[0]).toEqual({
			secret: 'hush&quiet',
			response: 'a.b',
			idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
		});
		expect(bodies[0].idempotency_key).not.toBe(bodies[1].idempotency_key);
	});

	test.each([
		[
			'success',
			200,
			{ success: true, hostname: 'a.example', action: 'check' },
			{ verdict: 'pass', host: 'a.example' },
		],
		[
			'success for another purpose',
			200,
			{ success: true, hostname: 'a.example', action: 'plate' },
			{ verdict: 'fail', reason: 'purpose' },
		],
		[
			'success for no purpose',
			200,
			{ success: true, hostname: 'a.example' },
			{ verdict: 'fail', reason: 'purpose' },
		],
		['success without a host', 200, { success: true, action: 'check' }, { verdict: 'pass', host: '' }],
		['a used or old value', 200, codes('timeout-or-duplicate'), { verdict: 'fail', reason: 'spent' }],
		['a foreign value', 200, codes('invalid-input-response'), { verdict: 'fail', reason: 'refused' }],
		['a value that breaks the request', 400, codes('bad-request'), { verdict: 'fail', reason: 'refused' }],
		['no reason', 200, { success: false }, { verdict: 'fail', reason: 'refused' }],
		['a wrong secret', 200, codes('invalid-input-secret'), { verdict: 'unavailable', reason: 'secret' }],
		['no secret', 400, codes('missing-input-secret'), { verdict: 'unavailable', reason: 'secret' }],
		['a fault inside', 200, codes('internal-error'), UNAVAILABLE],
		['a broken service', 503, { success: true, hostname: 'a.example', action: 'check' }, UNAVAILABLE],
		['a page in place of JSON', 200, '<html>', UNAVAILABLE],
		[
			'success that is no boolean',
			200,
			{ success: 'true', hostname: 'a.example', action: 'check' },
			UNAVAILABLE,
		],
		['nothing', 200, '', UNAVAILABLE],
	])('%s', async (_, status, body, expected) => {
		expect(await judge(status, body)).toEqual(expected);
	});

	test('is not asked about a value longer than its own', async () => {
		const { send, asked } = transportThat(SILENCE);
		const verdict = await askTurnstile(SETTINGS, send)('t'.repeat(2049), 'check');
		expect(verdict).toEqual({ verdict: 'fail', reason: 'malformed' });
		expect(asked).toEqual([]);
	});

	test('that is silent is unavailable', async () => {
		expect(await askTurnstile(SETTINGS, transportThat(SILENCE).send)('t', 'check')).toEqual(UNAVAILABLE);
	});
});
