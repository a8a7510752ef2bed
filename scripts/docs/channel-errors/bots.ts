import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** What the Bot API of a messenger answers, and to which calls. */
export type BotError = {
	/** The last part of the address in Telegram, method and path in MAX; `*` for all. */
	readonly call: string;
	/** Words that the call carries, where not all such calls are meant. */
	readonly carrying?: string;
	/** How often; without it always. */
	readonly times?: number;
	readonly reply: BotReply;
};

/** `lost` is done by the messenger and not answered; `none` has not even come to it. */
export type BotReply = { readonly status: number; readonly body: object } | 'none' | 'lost';

/** Messages of a check as a person finds them in the chat, in their order, or the sentence of the page. */
export type BotErrorRow = BotError & ({ readonly chat: readonly string[] } | { readonly page: string });

const telegram = (error_code: number, description: string, parameters?: object) => ({
	reply: {
		status: error_code,
		body: { ok: false, error_code, description, ...(parameters && { parameters }) },
	},
});
const max = (status: number, code: string, message: string) => ({
	reply: { status, body: { code, message } },
});

const WAIT = telegram(429, 'Too Many Requests: retry after 1', { retry_after: 1 });
const MAX_WAIT = max(429, 'too.many.requests', 'Too many requests');
const MAX_UNAVAILABLE = max(503, 'service.unavailable', 'Service Unavailable');
const NO_ANSWER = { reply: 'none' } as const;
const WHOLE = ['отчёт', 'карточка'];
/** The first message stays as it began, and the check begins again under it. */
const TWICE = ['начало отчёта', ...WHOLE];
const notWorking = (name: string) => `Вход через ${name} сейчас не работает. Попробуйте ещё раз позже.`;

/** Every status and code of the messengers' papers; `bots.long.test.ts` plays each. */
export const BOT_ERRORS: Readonly<Record<MessengerName, readonly BotErrorRow[]>> = {
	telegram: [
		{ call: 'sendMessage', times: 1, ...WAIT, chat: WHOLE },
		{ call: 'editMessageText', times: 1, ...WAIT, chat: WHOLE },
		{ call: 'sendPhoto', times: 1, ...WAIT, chat: WHOLE },
		{ call: 'sendMessage', ...telegram(403, 'Forbidden: bot was blocked by the user'), chat: [] },
		{ call: 'sendMessage', ...telegram(400, "Bad Request: can't parse entities"), chat: [] },
		{ call: 'sendMessage', times: 1, ...telegram(500, 'Internal Server Error'), chat: WHOLE },
		{ call: 'editMessageText', times: 1, ...telegram(502, 'Bad Gateway'), chat: WHOLE },
		{
			call: 'editMessageText',
			...telegram(400, 'Bad Request: message to edit not found'),
			chat: ['начало отчёта'],
		},
		{ call: 'sendPhoto', ...telegram(400, 'Bad Request: IMAGE_PROCESS_FAILED'), chat: ['отчёт'] },
		{ call: 'sendPhoto', times: 1, ...telegram(500, 'Internal Server Error'), chat: ['отчёт'] },
		{ call: 'sendMessage', times: 1, ...NO_ANSWER, chat: WHOLE },
		{ call: 'sendMessage', times: 1, reply: 'lost', chat: TWICE },
		{ call: 'editMessageText', times: 1, ...NO_ANSWER, chat: WHOLE },
		{ call: 'sendPhoto', times: 1, ...NO_ANSWER, chat: ['отчёт'] },
		{ call: '*', ...telegram(401, 'Unauthorized'), page: notWorking('Telegram') },
		{ call: '*', ...telegram(404, 'Not Found'), page: notWorking('Telegram') },
		{
			call: 'getUpdates',
			...telegram(409, 'Conflict: terminated by other getUpdates request'),
			page: notWorking('Telegram'),
		},
		{ call: '*', ...telegram(500, 'Internal Server Error'), page: notWorking('Telegram') },
		{ call: '*', ...NO_ANSWER, page: notWorking('Telegram') },
	],
	max: [
		{ call: 'POST /messages', times: 1, ...MAX_WAIT, chat: WHOLE },
		{ call: 'PUT /messages', times: 1, ...MAX_WAIT, chat: WHOLE },
		{
			call: 'POST /messages',
			carrying: 'image',
			times: 1,
			...max(400, 'attachment.not.ready', 'Key: errors.process.attachment.file.not.processed'),
			chat: WHOLE,
		},
		{ call: 'POST /messages', ...max(403, 'chat.denied', 'Bot is stopped by user'), chat: [] },
		{ call: 'POST /messages', ...max(400, 'proto.payload', 'text: malformed markup'), chat: [] },
		{ call: 'PUT /messages', ...max(404, 'not.found', 'Message not found'), chat: ['начало отчёта'] },
		{ call: 'POST /uploads', ...max(405, 'method.not.allowed', 'Method not allowed'), chat: ['отчёт'] },
		{ call: 'POST /messages', times: 1, ...MAX_UNAVAILABLE, chat: WHOLE },
		{ call: 'PUT /messages', times: 1, ...MAX_UNAVAILABLE, chat: WHOLE },
		{ call: 'POST /uploads', times: 1, ...MAX_UNAVAILABLE, chat: WHOLE },
		{ call: 'POST /messages', carrying: 'image', times: 1, ...MAX_UNAVAILABLE, chat: ['отчёт'] },
		{ call: 'POST /messages', times: 1, ...NO_ANSWER, chat: WHOLE },
		{ call: 'POST /messages', times: 1, reply: 'lost', chat: TWICE },
		{ call: 'PUT /messages', times: 1, ...NO_ANSWER, chat: WHOLE },
		{ call: 'POST /uploads', times: 1, ...NO_ANSWER, chat: WHOLE },
		{ call: '*', ...max(401, 'verify.token', 'Invalid access_token'), page: notWorking('MAX') },
		{ call: '*', ...MAX_WAIT, page: notWorking('MAX') },
		{ call: '*', ...MAX_UNAVAILABLE, page: notWorking('MAX') },
		{ call: '*', ...NO_ANSWER, page: notWorking('MAX') },
	],
};

/** The rows of a messenger, a line each. */
export function drawBotErrors(messenger: MessengerName): readonly string[] {
	return BOT_ERRORS[messenger].map((row) => {
		const { call, carrying, times, reply } = row;
		const which = call === '*' ? 'любой вызов' : `\`${call}\`${carrying === 'image' ? ' с картинкой' : ''}`;
		const often = times === undefined ? 'каждый раз' : 'один раз';
		const read = 'page' in row ? `на странице входа «${row.page}»` : inChat(row.chat);
		return `- ${which}, ${often} ${nameOf(reply)} — ${read}`;
	});
}

/** Short, for the document and for the names of tests. */
export function nameOf(reply: BotReply): string {
	if (reply === 'none') return 'нет ответа';
	if (reply === 'lost') return 'выполнен, но ответ не дошёл';
	// Telegram repeats the status in its body.
	const { ok: _ok, error_code: _status, ...rest } = reply.body as Readonly<Record<string, unknown>>;
	return `\`${reply.status} ${JSON.stringify(rest)}\``;
}

function inChat(chat: readonly string[]): string {
	return chat.length === 0 ? 'в чате ничего' : `в чате ${chat.join(' и ')}`;
}
