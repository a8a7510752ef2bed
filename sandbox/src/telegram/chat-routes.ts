import type { FastifyInstance, FastifyReply } from 'fastify';
import { TELEGRAM_BOT_NAME } from '../settings.ts';
import type { World } from '../world.ts';
import { chatPage } from './chat-page.ts';
import { CHAT_SCRIPT } from './chat-script.ts';
import { isPersonNumber, type Place } from './people.ts';

const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** What Telegram lets a deep link carry. */
const PAYLOAD = /^[\w-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;
type ChatRoute = { Params: { bot: string }; Querystring: Fields; Body: Fields | undefined };

/**
 * A phone's chat with the bot at `/t/<bot>?start=<payload>&person=<number>`, and what it is made of, for
 * tests too: `GET /t/<bot>/chat?person=&group=` (messages and the last word on a press), `POST /t/<bot>/send`
 * with `{ person, text, group? }`, `POST /t/<bot>/press` with `{ person, message, data, group? }`, `POST
 * /t/<bot>/inline` with `{ person, query }` for what is typed after the bot's name.
 */
export async function chatRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.get('/t/chat.js', async (_request, reply) =>
		reply.type('text/javascript; charset=utf-8').send(CHAT_SCRIPT),
	);

	app.get<ChatRoute>('/t/:bot', async ({ params, query }, reply) => {
		if (!isOurBot(params.bot)) return refuse(reply, 404, 'Такого бота здесь нет');
		const payload = typeof query.start === 'string' && PAYLOAD.test(query.start) ? query.start : null;
		const number = Number(query.person ?? 1);
		const played = { messenger: 'Telegram', root: '/t', bot: TELEGRAM_BOT_NAME };
		const person = isPersonNumber(number) ? number : 1;
		return sendChatPage(reply, chatPage({ ...played, payload, person }));
	});

	app.get<ChatRoute>('/t/:bot/chat', async ({ params, query }, reply) => {
		const place = placeIn(query);
		if (!isOurBot(params.bot) || !place) return refuse(reply, 404, 'Такого чата нет');
		const { chats } = world.telegram;
		return reply
			.header('cache-control', 'no-store')
			.send({ messages: chats.read(place) ?? [], notice: chats.notice(place) });
	});

	app.post<ChatRoute>('/t/:bot/send', async ({ params, body = {} }, reply) => {
		const place = placeIn(body);
		const text = String(body.text ?? '').trim();
		if (!isOurBot(params.bot) || !place) return refuse(reply, 404, 'Такого чата нет');
		if (text === '') return refuse(reply, 400, 'Пустое сообщение не отправляется');
		return reply.send(world.telegram.say(place, text, world.now()));
	});

	app.post<ChatRoute>('/t/:bot/inline', async ({ params, body = {} }, reply) => {
		const place = placeIn(body);
		if (!isOurBot(params.bot) || !place) return refuse(reply, 404, 'Такого чата нет');
		const shown = await world.telegram.type(place.person, String(body.query ?? ''));
		return shown ? reply.send(shown) : refuse(reply, 504, 'Бот ничего не ответил');
	});

	app.post<ChatRoute>('/t/:bot/press', async ({ params, body = {} }, reply) => {
		const place = placeIn(body);
		if (!isOurBot(params.bot) || !place) return refuse(reply, 404, 'Такого чата нет');
		const pressed = world.telegram.press(place, Number(body.message), String(body.data));
		return pressed ? reply.send({ pressed }) : refuse(reply, 404, 'Такой кнопки уже нет');
	});
}

/** A chat page, which runs our script alone and sends no referrer. */
export function sendChatPage(reply: FastifyReply, page: string): FastifyReply {
	return reply
		.type('text/html; charset=utf-8')
		.header('content-security-policy', POLICY)
		.header('referrer-policy', 'no-referrer')
		.header('cache-control', 'no-store')
		.send(page);
}

function isOurBot(name: string): boolean {
	return name.toLowerCase() === TELEGRAM_BOT_NAME.toLowerCase();
}

function placeIn({ person, group }: Fields): Place | null {
	const number = Number(person);
	return isPersonNumber(number) ? { person: number, group: group === true || group === 'true' } : null;
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
	return reply.code(code).send({ message });
}
