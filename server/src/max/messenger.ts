import { setTimeout as pause } from 'node:timers/promises';
import { createRateLimit, type SharedRate } from '@avtosverka/registers/transport/rate-limit';
import { MaxError } from '@maxhub/max-bot-api';
import type { ChatButton, Messenger, OutMessage, SendOutcome } from '../bot/messenger.ts';
import type { Logger } from '../deps.ts';
import type { MaxApi } from './api.ts';

const TEXT_AT_MOST = 4_000;
const ATTEMPTS = 5;
const PAUSE_MS = 600;
/** MAX takes 30 requests a second from all processes together, ours for updates among them. */
const CALLS_PER_SECOND = 25;
/** A rush of messages is over by then. */
const TURN_WITHIN_MS = 60_000;
/** What the library makes of an upload that was not answered. */
const NO_ANSWER = 499;

type Attachments = NonNullable<NonNullable<Parameters<MaxApi['editMessage']>[1]>['attachments']>;
type PressAnswer = NonNullable<Parameters<MaxApi['answerOnCallback']>[1]> & { readonly notification: string };

/** What a refusal of MAX means for a message; null for one that no waiting helps. */
export function readMaxRefusal(failure: unknown): 'closed' | 'refused' | 'wait' | null {
	if (!(failure instanceof MaxError)) return null;
	const { status, code } = failure;
	// An uploaded picture is worked on for moments after its upload.
	if (status === 429 || code === 'attachment.not.ready') return 'wait';
	if (status === 403) return 'closed';
	return status === 400 || status === 404 ? 'refused' : null;
}

function keyboardOf(rows: OutMessage['rows'] = []): Attachments {
	const draw = (button: ChatButton) =>
		'url' in button
			? ({ type: 'link', text: button.text, url: button.url } as const)
			: ({ type: 'callback', text: button.text, payload: button.press } as const);
	if (rows.length === 0) return [];
	const buttons = rows.map((row) => row.map(draw));
	return [{ type: 'inline_keyboard', payload: { buttons } }];
}

/** No answer at all, or an error of MAX's own. */
function isPassing(failure: unknown): boolean {
	return !(failure instanceof MaxError) || failure.status === NO_ANSWER || failure.status >= 500;
}

export type MaxMessengerOptions = {
	readonly log: Logger;
	readonly sharedRate: SharedRate;
	/** How long an upload may last. */
	readonly callMs: number;
};

type Outcome<Result> = { readonly result: Result } | { readonly refusal: 'closed' | 'refused' };

/** The bot's messages in MAX. */
export function maxMessenger(api: MaxApi, { log, sharedRate, callMs }: MaxMessengerOptions): Messenger {
	const rate = createRateLimit(sharedRate('max-bot', CALLS_PER_SECOND));
	const never = new AbortController().signal;

	/** What fails in passing is tried again where it may be repeated. */
	async function patiently<Result>(
		call: () => Promise<Result>,
		{ isRepeatable }: { readonly isRepeatable: boolean },
	): Promise<Outcome<Result>> {
		for (let attempt = 1; ; attempt += 1) {
			if (!(await rate.turn(never, TURN_WITHIN_MS))) throw new Error('Too many calls wait for their turn');
			try {
				return { result: await call() };
			} catch (failure) {
				const refusal = readMaxRefusal(failure);
				if (refusal === 'refused') log.warn({ code: (failure as MaxError).code }, 'max refused a message');
				if (refusal === 'refused' || refusal === 'closed') return { refusal };
				const mayPass = refusal === 'wait' || (isRepeatable && isPassing(failure));
				if (!mayPass || attempt === ATTEMPTS) throw failure;
				await pause(PAUSE_MS * attempt);
			}
		}
	}

	/** A message that may have been taken is not sent once more by the same call. */
	async function sent(chatId: number, html: string, attachments: Attachments): Promise<SendOutcome> {
		const send = () => api.sendMessageToChat(chatId, html, { format: 'html', attachments });
		const outcome = await patiently(send, { isRepeatable: false });
		return 'result' in outcome ? { ref: outcome.result.body.mid } : outcome;
	}

	return {
		name: 'max',
		limits: { text: TEXT_AT_MOST },
		send: (chat, { html, rows }) => sent(chat.id, html, keyboardOf(rows)),
		async edit(_chat, ref, { html, rows }) {
			const edit = () => api.editMessage(ref, { text: html, format: 'html', attachments: keyboardOf(rows) });
			return 'result' in (await patiently(edit, { isRepeatable: true }));
		},
		async sendImage(chat, { bytes }, { html, rows }) {
			const upload = () => api.uploadImage({ source: Buffer.from(bytes), timeout: callMs });
			const picture = await patiently(upload, { isRepeatable: true });
			if ('refusal' in picture) return null;
			const message = await sent(chat.id, html, [picture.result.toJson(), ...keyboardOf(rows)]);
			return 'ref' in message ? message.ref : null;
		},
		async answerPress(press, notice) {
			// MAX takes a notification, which the library's types do not know; an answer without either is refused.
			const answer: PressAnswer = { notification: notice ?? 'Хорошо' };
			await patiently(() => api.answerOnCallback(press, answer), { isRepeatable: true });
		},
	};
}
