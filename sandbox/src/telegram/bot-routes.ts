import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAllowance } from '../allowance.ts';
import { SANDBOX_BOT, TELEGRAM_BOT_TOKEN } from '../settings.ts';
import type { World } from '../world.ts';
import { methodsOf } from './bot-methods.ts';
import { type Params, Refusal } from './refusal.ts';
import { deliverUpdates } from './webhook.ts';

const LONGEST_POLL_S = 50;
const MOST_UPDATES = 100;
const MESSAGES_PER_SECOND = 30;
const MESSAGE_METHODS: ReadonlySet<string> = new Set(['sendMessage', 'sendPhoto', 'editMessageText']);
/** How the bytes of such a picture begin. */
const JPEG = Buffer.of(0xff, 0xd8, 0xff);

type MethodCall = { Params: { bot: string; method: string } };

/**
 * The Bot API at `/bot<token>/<method>`, by GET and POST, with JSON or a form. How much one chat may get in a
 * burst is not published; `perChat` a second where it matters.
 */
export async function botRoutes(
	app: FastifyInstance,
	world: World,
	{ perChat = MESSAGES_PER_SECOND }: { readonly perChat?: number } = {},
): Promise<void> {
	const methods = methodsOf(SANDBOX_BOT);
	const allowance = createAllowance();
	const mayWrite = ({ chat_id: chat }: Params) =>
		allowance.takes(`chat ${chat}`, perChat) && allowance.takes('bot', MESSAGES_PER_SECOND);
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: 11 * 1024 * 1024 },
		(request: FastifyRequest, body: Buffer) => readForm(String(request.headers['content-type']), body),
	);
	app.setNotFoundHandler((_request, reply) => refuse(reply, new Refusal(404, 'Not Found')));
	app.setErrorHandler((error, _request, reply) =>
		refuse(
			reply,
			error instanceof Refusal ? error : new Refusal(400, "Bad Request: can't parse the request"),
		),
	);
	const deliveries = deliverUpdates(world.telegram, world.timeScale);
	app.addHook('preClose', async () => {
		deliveries.stop();
		world.telegram.updates.wake('gone');
	});

	app.route<MethodCall>({
		method: ['GET', 'POST'],
		url: '/:bot/:method',
		handler: async (request, reply) => {
			const met = metByMode(request, reply);
			if (met) return met;
			if (request.params.bot !== `bot${TELEGRAM_BOT_TOKEN}`) throw new Refusal(401, 'Unauthorized');
			const params = { ...(request.query as Params), ...((request.body ?? {}) as Params) };
			if (request.params.method === 'getUpdates') return getUpdates(params, request, reply);
			const method = methods.get(request.params.method);
			if (!method) throw new Refusal(404, 'Not Found');
			if (MESSAGE_METHODS.has(request.params.method) && !mayWrite(params)) {
				throw new Refusal(429, 'Too Many Requests: retry after 1', 1);
			}
			const result = method(world.telegram, params, world.now());
			deliveries.deliverNow();
			return reply.send({ ok: true, result });
		},
	});

	/** The reply that the mode gives in place of the method's; null while all is well. */
	function metByMode(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
		const { mode } = world.telegram;
		if (mode === '401') throw new Refusal(401, 'Unauthorized');
		if (mode === '500') throw new Refusal(500, 'Internal Server Error');
		if (mode === 'fine') return null;
		reply.hijack();
		request.raw.socket.resetAndDestroy();
		return reply;
	}

	async function getUpdates(params: Params, request: FastifyRequest, reply: FastifyReply) {
		const { updates, webhook } = world.telegram;
		if (webhook) {
			const description =
				"Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";
			throw new Refusal(409, description);
		}
		const offset = Number(params.offset ?? 0) || 0;
		const limit = Math.min(Math.max(Number(params.limit ?? MOST_UPDATES) || MOST_UPDATES, 1), MOST_UPDATES);
		if (Array.isArray(params.allowed_updates)) updates.allow(params.allowed_updates.map(String));
		const seconds = Math.min(Math.max(Number(params.timeout ?? 0) || 0, 0), LONGEST_POLL_S);
		if (updates.take(offset, limit).length === 0 && seconds > 0) {
			const gone = new AbortController();
			reply.raw.once('close', () => gone.abort());
			const why = await updates.wait(seconds * 1000, gone.signal);
			if (why === 'other') {
				const description =
					'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';
				throw new Refusal(409, description);
			}
			const met = why === 'mode' ? metByMode(request, reply) : null;
			if (met) return met;
		}
		return reply.send({ ok: true, result: updates.take(offset, limit) });
	}
}

/** Fields of a form; files become data URLs, which the chat page can show. */
async function readForm(contentType: string, body: Buffer): Promise<Params> {
	const headers = { 'content-type': contentType };
	const form = await new Response(new Uint8Array(body), { headers }).formData();
	const fields = [...form].map(async ([name, value]) => {
		if (typeof value === 'string') return [name, value] as const;
		const bytes = Buffer.from(await value.arrayBuffer());
		const type = bytes.subarray(0, 3).equals(JPEG) ? 'image/jpeg' : 'image/png';
		return [name, `data:${type};base64,${bytes.toString('base64')}`] as const;
	});
	return Object.fromEntries(await Promise.all(fields));
}

function refuse(reply: FastifyReply, { code, message, retryAfter }: Refusal): FastifyReply {
	const parameters = retryAfter === null ? {} : { parameters: { retry_after: retryAfter } };
	return reply.code(code).send({ ok: false, error_code: code, description: message, ...parameters });
}
