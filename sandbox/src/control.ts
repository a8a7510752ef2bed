import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { foldVin, parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAdMode } from './ads/modes.ts';
import { isFailureMode } from './failure-mode.ts';
import { digitsOf, isOurToken } from './gibdd/captcha.ts';
import { tokenOf } from './gibdd/picture.ts';
import { isCaptchaMode, isCaptchaService } from './protection/play.ts';
import { isTelegramMode } from './telegram/play.ts';
import { failureModeOf, isPlayed, resetWorld, type World } from './world.ts';

/**
 * The sandbox's own switches, for its dashboard (forms) and for tests (JSON): `POST /_control/reset`,
 * `POST /_control/failure-mode` with `{ supplier, failureMode }`, `POST /_control/ads` with `{ mode }`,
 * `POST /_control/protection` with `{ service, mode }`, `POST /_control/changes` with `{ vin }`, `POST
 * /_control/telegram` and `POST /_control/max` with `{ mode }`, `GET /_control/state`, and `GET
 * /_control/apicloud`: the charged questions about people. `GET /_control/captcha?token=…` and `POST
 * /_control/captcha` with `{ image }` (its base64 or `data:` address) return what a picture of the traffic
 * police shows; `POST /_control/captcha-old` with the same makes it too old for the register to accept.
 */
export async function controlRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.get('/_control/state', async () => stateOf(world));

	app.get('/_control/apicloud', async () => ({ questions: world.charged.all() }));

	app.get<{ Querystring: { token?: unknown } }>('/_control/captcha', async ({ query }, reply) =>
		sendDigits(reply, String(query.token ?? '')),
	);

	app.post('/_control/captcha', async (request, reply) => sendDigits(reply, tokenIn(request.body)));

	app.post('/_control/captcha-old', async (request, reply) => {
		const token = tokenIn(request.body);
		if (isOurToken(token)) world.oldPictures.add(token);
		return sendDigits(reply, token);
	});

	app.post('/_control/reset', async (request, reply) => {
		resetWorld(world);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/ads', async (request, reply) => {
		const { mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isAdMode(mode)) return reply.code(400).send({ message: 'Так рекламная сеть не умеет' });
		world.ads.mode = mode;
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/protection', async (request, reply) => {
		const { service, mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isCaptchaService(service) || !isCaptchaMode(mode)) {
			return reply.code(400).send({ message: 'Нет такой защиты от роботов, или так она не умеет' });
		}
		world.captcha.setMode(service, mode);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/telegram', async (request, reply) => {
		const { mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isTelegramMode(mode)) return reply.code(400).send({ message: 'Так Telegram не умеет' });
		world.telegram.setMode(mode);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/max', async (request, reply) => {
		const { mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isTelegramMode(mode)) return reply.code(400).send({ message: 'Так MAX не умеет' });
		world.max.mode = mode;
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/changes', async (request, reply) => {
		const { vin } = (request.body ?? {}) as Record<string, unknown>;
		const parsed = parseVin(foldVin(String(vin ?? '')));
		if (!parsed.ok) return reply.code(400).send({ message: 'Это не VIN' });
		world.changes.set(parsed.vin, world.now());
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/failure-mode', async (request, reply) => {
		const { supplier, failureMode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isPlayed(supplier) || !isFailureMode(failureMode)) {
			return reply.code(400).send({ message: 'Нет такого поставщика или такого режима отказа' });
		}
		world.failureMode.set(supplier, failureMode);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});
}

/** The token that goes unseen with the picture of a form; empty where there is none. */
function tokenIn(body: unknown): string {
	const { image } = (body ?? {}) as Record<string, unknown>;
	return tokenOf(String(image ?? '')) ?? '';
}

function sendDigits(reply: FastifyReply, token: string): FastifyReply {
	return isOurToken(token)
		? reply.send({ digits: digitsOf(token) })
		: reply.code(404).send({ message: 'Такой картинки песочница не выдавала' });
}

function isForm(contentType: string | undefined): boolean {
	return contentType?.startsWith('application/x-www-form-urlencoded') ?? false;
}

function stateOf(world: World): object {
	const failureMode = Object.fromEntries(
		SUPPLIERS.map((supplier) => [supplier, failureModeOf(world, supplier)]),
	);
	return {
		failureMode,
		calls: Object.fromEntries(world.calls),
		orders: world.avtocod.orders(),
		paidOrders: world.avtocod.paid(),
		ads: world.ads.mode,
		telegram: world.telegram.mode,
		max: world.max.mode,
		telegramConflicts: world.telegram.updates.conflicts,
	};
}
