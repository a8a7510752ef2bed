import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CAPTCHA_SECRET } from '../settings.ts';
import type { World } from '../world.ts';
import type { CaptchaMode, CaptchaService } from './play.ts';
import { SMARTCAPTCHA_SCRIPT, TURNSTILE_SCRIPT } from './scripts.ts';
import { readToken } from './token.ts';

/** Longer than anybody waits for a word on a value. */
const SLOW_MS = 6_000;

type Fields = Readonly<Record<string, unknown>>;

/** SmartCaptcha's script and `POST …/validate` (form), Turnstile's script and `POST …/siteverify` (JSON). */
export async function captchaRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	function serveScript(service: CaptchaService, path: string, script: string): void {
		app.get(path, async (request, reply) => {
			if (await isAway(service, request, reply)) return reply;
			return reply.type('text/javascript; charset=utf-8').send(script);
		});
	}

	/** Breaks off or waits where the mode says so; true when nothing more is to be answered. */
	async function isAway(service: CaptchaService, request: FastifyRequest, reply: FastifyReply) {
		const mode = world.captcha.modeOf(service);
		if (mode === 'slow') await sleep(SLOW_MS * world.timeScale);
		if (mode !== 'down') return false;
		reply.hijack();
		request.raw.socket.resetAndDestroy();
		return true;
	}

	serveScript('smartcaptcha', '/smartcaptcha/captcha.js', SMARTCAPTCHA_SCRIPT);
	serveScript('turnstile', '/turnstile/v0/api.js', TURNSTILE_SCRIPT);

	app.post('/smartcaptcha/validate', async (request, reply) => {
		if (await isAway('smartcaptcha', request, reply)) return reply;
		const fields = (request.body ?? {}) as Fields;
		if (fields.secret !== CAPTCHA_SECRET) {
			const message = 'Authentication failed. Invalid secret.';
			return reply.code(403).send({ status: 'failed', message, host: '' });
		}
		return validate(world, String(fields.token ?? ''));
	});

	app.post('/turnstile/v0/siteverify', async (request, reply) => {
		if (await isAway('turnstile', request, reply)) return reply;
		const fields = (request.body ?? {}) as Fields;
		if (fields.secret !== CAPTCHA_SECRET) return refused('invalid-input-secret');
		return siteverify(world, String(fields.response ?? ''));
	});
}

function validate(world: World, text: string): object {
	const mode = world.captcha.modeOf('smartcaptcha');
	const token = readToken(text);
	if (mode === 'inner-failure') return { status: 'ok', message: '', host: '' };
	if (mode === 'fail' || token === null) return { status: 'failed', message: 'Token invalid.', host: '' };
	if (mode === 'used' || !world.captcha.use('smartcaptcha', text)) {
		return { status: 'failed', message: 'Token invalid or expired.', host: '' };
	}
	return { status: 'ok', message: '', host: token.host };
}

function siteverify(world: World, text: string): object {
	const mode: CaptchaMode = world.captcha.modeOf('turnstile');
	const token = readToken(text);
	if (mode === 'inner-failure') return refused('internal-error');
	if (mode === 'fail' || token === null) return refused('invalid-input-response');
	if (mode === 'used' || !world.captcha.use('turnstile', text)) return refused('timeout-or-duplicate');
	return {
		success: true,
		challenge_ts: world.now().toISOString(),
		hostname: token.host,
		action: token.action,
		cdata: '',
		'error-codes': [],
	};
}

function refused(code: string): object {
	return { success: false, 'error-codes': [code] };
}
