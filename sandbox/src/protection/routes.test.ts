import { describe, expect, test } from 'vitest';
import { CAPTCHA_SECRET } from '../settings.ts';
import { sandboxAt } from '../testing/sandbox-at.ts';
import { isCaptchaMode, isCaptchaService } from './play.ts';
import { makeToken } from './token.ts';

const token = (id = 'one') => makeToken({ host: 'site.test', action: 'check', id });

function sandboxWith(mode = 'pass') {
	const { app, world } = sandboxAt();
	for (const service of ['smartcaptcha', 'turnstile']) {
		if (isCaptchaService(service) && isCaptchaMode(mode)) world.captcha.setMode(service, mode);
	}
	return {
		app,
		async validate(value: string, secret = CAPTCHA_SECRET) {
			const payload = new URLSearchParams({ secret, token: value }).toString();
			const headers = { 'content-type': 'application/x-www-form-urlencoded' };
			const reply = await app.inject({ method: 'POST', url: '/smartcaptcha/validate', headers, payload });
			return { code: reply.statusCode, ...reply.json() };
		},
		async siteverify(response: string, secret = CAPTCHA_SECRET) {
			const payload = { secret, response };
			return (await app.inject({ method: 'POST', url: '/turnstile/v0/siteverify', payload })).json();
		},
	};
}

describe('the played SmartCaptcha', () => {
	test('passes a value once, with the host on which it was made', async () => {
		const { validate } = sandboxWith();
		expect(await validate(token())).toEqual({ code: 200, status: 'ok', message: '', host: 'site.test' });
		expect(await validate(token())).toMatchObject({ code: 200, status: 'failed' });
		expect(await validate(token('two'))).toMatchObject({ status: 'ok' });
	});

	test('does not know a foreign value or a wrong secret', async () => {
		const { validate } = sandboxWith();
		expect(await validate('nonsense')).toMatchObject({ code: 200, status: 'failed' });
		expect(await validate(token(), 'wrong')).toMatchObject({ code: 403, status: 'failed' });
	});

	test.each([
		['fail', { code: 200, status: 'failed' }],
		['used', { code: 200, status: 'failed' }],
		['inner-failure', { code: 200, status: 'ok', host: '' }],
	])('can be in the mode %s', async (mode, expected) => {
		expect(await sandboxWith(mode).validate(token())).toMatchObject(expected);
	});
});

describe('the played Turnstile', () => {
	test('passes a value once, with its host and action', async () => {
		const { siteverify } = sandboxWith();
		expect(await siteverify(token())).toMatchObject({
			success: true,
			hostname: 'site.test',
			action: 'check',
		});
		expect(await siteverify(token())).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
	});

	test('does not know a foreign value or a wrong secret', async () => {
		const { siteverify } = sandboxWith();
		expect(await siteverify('nonsense')).toMatchObject({ 'error-codes': ['invalid-input-response'] });
		expect(await siteverify(token(), 'wrong')).toMatchObject({ 'error-codes': ['invalid-input-secret'] });
	});

	test.each([
		['fail', 'invalid-input-response'],
		['used', 'timeout-or-duplicate'],
		['inner-failure', 'internal-error'],
	])('can be in the mode %s', async (mode, code) => {
		expect(await sandboxWith(mode).siteverify(token())).toEqual({ success: false, 'error-codes': [code] });
	});
});

describe('the switch of the services', () => {
	test('changes a mode, and a reset brings the usual one back', async () => {
		const { app, validate } = sandboxWith();
		const payload = { service: 'smartcaptcha', mode: 'fail' };
		await app.inject({ method: 'POST', url: '/_control/protection', payload });
		expect(await validate(token())).toMatchObject({ status: 'failed' });
		await app.inject({ method: 'POST', url: '/_control/reset' });
		expect(await validate(token())).toMatchObject({ status: 'ok' });
	});

	test.each([{ service: 'recaptcha', mode: 'fail' }, { service: 'turnstile', mode: 'toString' }, {}])(
		'knows no %o',
		async (payload) => {
			const reply = await sandboxWith().app.inject({ method: 'POST', url: '/_control/protection', payload });
			expect(reply.statusCode).toBe(400);
		},
	);
});

test.each(['/smartcaptcha/captcha.js', '/turnstile/v0/api.js'])('%s is a script', async (url) => {
	const reply = await sandboxWith().app.inject(url);
	expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
	expect(() => new Function(reply.body)).not.toThrow();
});
