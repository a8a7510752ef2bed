import type { FastifyInstance } from 'fastify';
import { MAX_BOT_NAME } from '../settings.ts';
import { chatPage } from '../telegram/chat-page.ts';
import { sendChatPage } from '../telegram/chat-routes.ts';
import { isPersonNumber } from '../telegram/people.ts';
import type { MaxMessage, MaxPlay } from './play.ts';

/** What MAX lets a link into a chat carry. */
const PAYLOAD = /^[\w-]{1,128}$/;

type Fields = Readonly<Record<string, unknown>>;
type ChatRoute = { Params: { bot: string }; Querystring: Fields; Body: Fields | undefined };
type Attachment = { readonly type: string; readonly payload?: Fields };
type WireButton = { readonly text: string; readonly payload?: string; readonly url?: string };

/**
 * A phone's chat with the bot in MAX, in the same form as Telegram's: `/m/<bot>?start=<payload>&person=`,
 * `GET /m/<bot>/chat?person=`, `POST /m/<bot>/send` with `{ person, text }`, `POST /m/<bot>/press` with
 * `{ person, message, data }`.
 */
export async function maxChatRoutes(app: FastifyInstance, play: MaxPlay): Promise<void> {
	app.addHook('preHandler', async ({ params }, reply) => {
		const { bot } = params as ChatRoute['Params'];
		if (bot !== MAX_BOT_NAME) return reply.code(404).send({ message: 'Такого бота здесь нет' });
		return undefined;
	});

	app.get<ChatRoute>('/:bot', async ({ query }, reply) => {
		const payload = typeof query.start === 'string' && PAYLOAD.test(query.start) ? query.start : null;
		const number = Number(query.person ?? 1);
		const person = isPersonNumber(number) ? number : 1;
		return sendChatPage(
			reply,
			chatPage({ messenger: 'MAX', root: '/m', bot: MAX_BOT_NAME, payload, person }),
		);
	});

	app.get<ChatRoute>('/:bot/chat', async ({ query }, reply) => {
		const person = Number(query.person);
		const messages = play.read(person).map((message) => shown(message, play));
		const [id, text] = [...play.notices].at(-1) ?? [];
		return reply.header('cache-control', 'no-store').send({ messages, notice: id ? { id, text } : null });
	});

	app.post<ChatRoute>('/:bot/send', async ({ body = {} }, reply) => {
		const [person, text] = [Number(body.person), String(body.text ?? '').trim()];
		if (!isPersonNumber(person)) return reply.code(404).send({ message: 'Такого чата нет' });
		if (text === '') return reply.code(400).send({ message: 'Пустое сообщение не отправляется' });
		const start = /^\/start(?: ([\w-]+))?$/.exec(text);
		if (start) play.begin(person, start[1] ?? null);
		else play.say(person, text);
		return reply.send({ sent: true });
	});

	app.post<ChatRoute>('/:bot/press', async ({ body = {} }, reply) => {
		const pressed = play.press(Number(body.person), String(body.message), String(body.data));
		return pressed ? reply.send({ pressed }) : reply.code(404).send({ message: 'Такой кнопки уже нет' });
	});
}

/** A message as the chat page draws it. */
function shown({ mid, by, text, entities = [], attachments }: MaxMessage, { pictures }: MaxPlay): object {
	const parts = attachments as readonly Attachment[];
	const picture = parts.find(({ type }) => type === 'image')?.payload;
	const keyboard = parts.find(({ type }) => type === 'inline_keyboard')?.payload;
	const rows = (keyboard?.buttons ?? []) as readonly (readonly WireButton[])[];
	return {
		id: mid,
		by,
		text,
		entities,
		photo: picture && pictureOf(picture, pictures),
		buttons: rows.map((row) => row.map((button) => ({ ...button, callback_data: button.payload }))),
	};
}

/** A picture's attachment carries a token of its own, or that of its only photograph. */
function pictureOf(payload: Fields, pictures: ReadonlyMap<string, string>): string | undefined {
	const photos = Object.values((payload.photos ?? {}) as Readonly<Record<string, { token?: string }>>);
	return pictures.get(String(payload.token ?? photos[0]?.token));
}
