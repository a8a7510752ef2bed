import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { decryptPush } from './decrypt.ts';
import { isPushMode, type PushMode } from './play.ts';
import { readVapid } from './vapid.ts';

const SLOW_MS = 20_000;
const LONGEST_BODY = 4096;
const REFUSALS: Readonly<Partial<Record<PushMode, number>>> = {
	gone: 410,
	missing: 404,
	busy: 429,
	broken: 500,
};

/**
 * A push service (RFC 8030) with its browsers. `POST /_control/push-browser` with `{ key }` subscribes one
 * for a site; `GET /_control/push` has what browsers were shown, `POST /_control/push` with `{ mode }` says
 * what becomes of messages.
 */
export async function pushRoutes(app: FastifyInstance, world: World): Promise<void> {
	const { push } = world;
	app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
		done(null, body),
	);
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.post<{ Params: { id: string } }>('/push/:id', async ({ params, headers, body, raw }, reply) => {
		if (push.mode === 'down') {
			raw.socket.destroy();
			return reply.hijack();
		}
		if (push.mode === 'slow') await pause(SLOW_MS * world.timeScale);
		const refusal = REFUSALS[push.mode];
		if (refusal === 429) reply.header('retry-after', '5');
		if (refusal !== undefined) return reply.code(refusal).send();
		const browser = push.browsers.get(params.id);
		if (browser === undefined) return reply.code(410).send();
		const sender = readVapid(headers.authorization ?? '', {
			...{ siteKey: browser.siteKey, origin: world.origin, now: world.now() },
		});
		if (sender === null) return reply.code(403).send();
		const ttl = Number(headers.ttl ?? Number.NaN);
		const isWhole = headers['content-encoding'] === 'aes128gcm' && Buffer.isBuffer(body);
		if (!isWhole || !(ttl >= 0)) return reply.code(400).send();
		if (body.length > LONGEST_BODY) return reply.code(413).send();
		push.messages.unshift({
			...{ browser: params.id, text: decryptPush(body, browser), ttl, contact: sender.contact },
			...{ urgency: String(headers.urgency ?? 'normal'), topic: String(headers.topic ?? '') },
		});
		return reply.code(201).header('location', `${world.origin}/push/message/${push.messages.length}`).send();
	});

	app.get('/_control/push', async () => ({ mode: push.mode, messages: push.messages }));

	app.post('/_control/push-browser', async ({ body }) =>
		push.subscribe(world.origin, String(((body ?? {}) as Record<string, unknown>).key)),
	);

	app.post('/_control/push', async (request, reply) => {
		const { mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isPushMode(mode)) return reply.code(400).send({ message: 'Так служба push не умеет' });
		push.mode = mode;
		const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
		return isForm ? reply.redirect('/', 303) : { mode };
	});
}
