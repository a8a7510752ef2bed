import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAllowance } from '../allowance.ts';
import { MAX_BOT_TOKEN } from '../settings.ts';
import { entitiesIn, readHtml } from '../telegram/html-text.ts';
import { BLOCKER } from '../telegram/people.ts';
import type { MaxPlay } from './play.ts';

const TEXT_AT_MOST = 4_000;

type Attachment = { readonly type: string; readonly payload?: Readonly<Record<string, unknown>> };
type Body = { text?: string; format?: string; attachments?: readonly Attachment[] };
type MaxRoute = { Querystring: Readonly<Record<string, string>>; Body: Body & Record<string, unknown> };

/** The Bot API of MAX in its wire format (schema 2026-07-01). */
export async function maxRoutes(app: FastifyInstance, play: MaxPlay, origin: () => string): Promise<void> {
	const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
		reply.code(status).send({ code, message });
	app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
		done(null, { file: fileIn(body as Buffer) }),
	);
	// 30 requests a second, and two messages a second in a chat.
	const allowance = createAllowance();
	app.addHook('onRequest', async ({ headers, url, raw }, reply) => {
		if (play.mode === 'down') return void raw.destroy();
		if (play.mode === '500') return refuse(reply, 503, 'service.unavailable', 'Service Unavailable');
		if (url.includes('/upload/')) return undefined;
		if (play.mode === '401' || headers.authorization !== MAX_BOT_TOKEN)
			return refuse(reply, 401, 'verify.token', 'Invalid access_token');
		if (allowance.takes('bot', 30)) return undefined;
		return refuse(reply, 429, 'too.many.requests', 'Too many requests');
	});

	/** What is wrong with a message; null where nothing is. */
	function problemOf({ text = '', format, attachments = [] }: Body): string | null {
		const read = format === 'html' ? readHtml(text) : { text };
		if (read === null) return 'text: malformed markup';
		if (read.text.length > TEXT_AT_MOST) return 'text: too long';
		if (text === '' && attachments.length === 0) return 'message is empty';
		return null;
	}
	const plain = ({ text = '', format }: Body) => (format === 'html' ? readHtml(text)?.text : text) ?? '';

	app.get('/me', async () => ({ user_id: 1, name: 'Автосверка', username: 'avtosverka_bot', is_bot: true }));
	app.patch('/me/commands', async () => ({ success: true }));
	app.get('/subscriptions', async () => ({ subscriptions: play.webhook ? [{ url: play.webhook.url }] : [] }));
	app.post<MaxRoute>('/subscriptions', async ({ body }) => {
		play.webhook = { url: String(body.url), secret: body.secret === undefined ? null : String(body.secret) };
		return { success: true };
	});
	app.delete('/subscriptions', async () => {
		play.webhook = null;
		return { success: true };
	});
	app.get<MaxRoute>('/updates', ({ query }) =>
		play.updates(
			query.marker === undefined ? null : Number(query.marker),
			Number(query.timeout ?? 30) * 1000,
		),
	);
	app.post<MaxRoute>('/messages', async ({ query, body }, reply) => {
		const chatId = Number(query.chat_id ?? query.user_id);
		if (!allowance.takes(chatId, 2)) return refuse(reply, 429, 'too.many.requests', 'Too many requests');
		if (play.closed.has(chatId) || chatId === BLOCKER)
			return refuse(reply, 403, 'chat.denied', 'Bot is stopped by user');
		const problem = problemOf(body);
		if (problem !== null) return refuse(reply, 400, 'proto.payload', problem);
		const said = play.add(chatId, {
			by: 'bot',
			text: plain(body),
			entities: entitiesIn(body.text),
			attachments: body.attachments ?? [],
		});
		return { message: { recipient: { chat_id: chatId }, body: { mid: said.mid, text: said.text } } };
	});
	app.put<MaxRoute>('/messages', async ({ query, body }, reply) => {
		const problem = problemOf(body);
		if (problem !== null) return refuse(reply, 400, 'proto.payload', problem);
		const to = { text: plain(body), entities: entitiesIn(body.text), attachments: body.attachments ?? [] };
		const changed = play.change(String(query.message_id), to);
		return changed ? { success: true } : refuse(reply, 404, 'not.found', 'Message not found');
	});
	app.post<MaxRoute>('/answers', async ({ query, body }) => {
		play.notices.set(String(query.callback_id), String(body.notification ?? ''));
		return { success: true };
	});
	app.post('/uploads', async () => ({ url: `${origin()}/max/upload/image` }));
	app.post<MaxRoute>('/upload/image', async ({ body }) => {
		const token = `picture-${randomUUID()}`;
		play.pictures.set(token, String(body.file));
		return { photos: { photo: { token } } };
	});
}

/** The one file of a form, as a data URL. */
function fileIn(body: Buffer): string {
	const [edge = ''] = body.toString('latin1').split('\r\n', 1);
	const head = body.indexOf('\r\n\r\n');
	const end = body.indexOf(`\r\n${edge}`, head, 'latin1');
	const bytes = body.subarray(head + 4, end);
	const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
	return `data:image/${isPng ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}
