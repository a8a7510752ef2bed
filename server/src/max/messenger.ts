import { setTimeout as pause } from 'node:timers/promises';
import { type Api, MaxError } from '@maxhub/max-bot-api';
import type { ChatButton, Messenger, OutMessage } from '../bot/messenger.ts';
import type { Logger } from '../deps.ts';
import { createCallTurns } from './call-turns.ts';

const TEXT_AT_MOST = 4_000;
const ATTEMPTS = 5;
const PAUSE_MS = 600;
/** MAX takes 30 requests a second, ours for updates among them. */
const CALLS_PER_SECOND = 25;

type PressAnswer = NonNullable<Parameters<Api['answerOnCallback']>[1]> & { readonly notification: string };

/** What a refusal of MAX means for a message; null for one that no waiting helps. */
export function readMaxRefusal(failure: unknown): 'closed' | 'refused' | 'wait' | null {
	if (!(failure instanceof MaxError)) return null;
	const { status, code } = failure;
	// An uploaded picture is worked on for moments after its upload.
	if (status === 429 || code === 'attachment.not.ready') return 'wait';
	if (status === 403) return 'closed';
	return status === 400 || status === 404 ? 'refused' : null;
}

function keyboardOf(rows: OutMessage['rows'] = []) {
	const draw = (button: ChatButton) =>
		'url' in button
			? ({ type: 'link', text: button.text, url: button.url } as const)
			: ({ type: 'callback', text: button.text, payload: button.press } as const);
	if (rows.length === 0) return [];
	const buttons = rows.map((row) => row.map(draw));
	return [{ type: 'inline_keyboard', payload: { buttons } } as const];
}

/** The bot's messages in MAX. */
export function maxMessenger(api: Api, log: Logger): Messenger {
	const turn = createCallTurns(CALLS_PER_SECOND);

	/** Null where MAX does not take it. */
	async function patiently<Result>(call: () => Promise<Result>): Promise<Result | null> {
		for (let attempt = 1; ; attempt += 1) {
			await turn();
			try {
				return await call();
			} catch (failure) {
				const refusal = readMaxRefusal(failure);
				if (refusal === null || (refusal === 'wait' && attempt === ATTEMPTS)) throw failure;
				if (refusal === 'refused') log.warn({ code: (failure as MaxError).code }, 'max refused a message');
				if (refusal !== 'wait') return null;
				await pause(PAUSE_MS * attempt);
			}
		}
	}

	return {
		name: 'max',
		limits: { text: TEXT_AT_MOST, caption: TEXT_AT_MOST },
		async send(chat, { html, rows }) {
			const extra = { format: 'html', attachments: keyboardOf(rows) } as const;
			const sent = await patiently(() =>
				api.sendMessageToChat(chat.id, html, { ...extra, attachments: [...extra.attachments] }),
			);
			return sent?.body.mid ?? null;
		},
		async edit(_chat, ref, { html, rows }) {
			const edit = { text: html, format: 'html', attachments: [...keyboardOf(rows)] } as const;
			const edited = await patiently(() =>
				api.editMessage(ref, { ...edit, attachments: [...edit.attachments] }),
			);
			return edited !== null;
		},
		async sendPicture(chat, { bytes }, { html, rows }) {
			const picture = await patiently(() => api.uploadImage({ source: Buffer.from(bytes) }));
			if (picture === null) return null;
			const attachments = [picture.toJson(), ...keyboardOf(rows)];
			const sent = await patiently(() =>
				api.sendMessageToChat(chat.id, html, { format: 'html', attachments }),
			);
			return sent?.body.mid ?? null;
		},
		async answerPress(press, notice) {
			// MAX takes a notification, which the library's types do not know; an answer without either is refused.
			const answer: PressAnswer = { notification: notice ?? 'Хорошо' };
			await patiently(() => api.answerOnCallback(press, answer));
		},
	};
}
