import { setTimeout as pause } from 'node:timers/promises';
import { type Api, GrammyError, InlineKeyboard, InputFile } from 'grammy';
import type { ChatButton, Messenger, OutMessage, SendOutcome } from '../bot/messenger.ts';
import type { Logger } from '../deps.ts';
import { type MessageRefusal, readRefusal } from './refusal.ts';

/** Telegram takes 4096 and 1024 signs once its markup is read; ours are counted with it. */
const LIMITS = { text: 4096 };
const ATTEMPTS = 4;
const LONGEST_WAIT_MS = 60_000;
const PAUSE_MS = 1_000;

const FILE_NAMES = { 'image/png': 'car.png', 'image/jpeg': 'car.jpg', 'image/gif': 'car.gif' } as const;

function keyboardOf(rows: OutMessage['rows'] = []) {
	const draw = (button: ChatButton) =>
		'url' in button
			? InlineKeyboard.url(button.text, button.url)
			: InlineKeyboard.text(button.text, button.press);
	return rows.length > 0 ? { reply_markup: new InlineKeyboard(rows.map((row) => row.map(draw))) } : {};
}

function optionsOf({ rows }: OutMessage) {
	return { parse_mode: 'HTML', link_preview_options: { is_disabled: true }, ...keyboardOf(rows) } as const;
}

/** No answer at all, or an error of the Bot API's own. */
function isPassing(failure: unknown): boolean {
	return !(failure instanceof GrammyError) || failure.error_code >= 500;
}

type Outcome<Result> =
	| { readonly result: Result }
	| { readonly refusal: Exclude<MessageRefusal['kind'], 'wait'> };

/** The bot's messages in Telegram. */
export function telegramMessenger(api: Api, log: Logger): Messenger {
	/** Waits as long as the Bot API asks, and tries a passing failure again. */
	async function patiently<Result>(
		call: () => Promise<Result>,
		{ isRepeatable }: { readonly isRepeatable: boolean },
	): Promise<Outcome<Result>> {
		let waitedMs = 0;
		for (let attempt = 1; ; ) {
			try {
				return { result: await call() };
			} catch (failure) {
				const refusal = readRefusal(failure);
				if (refusal !== null && refusal.kind !== 'wait') {
					if (refusal.kind === 'refused') {
						const method = failure instanceof GrammyError ? failure.method : null;
						log.warn({ method }, 'telegram refused a message');
					}
					return { refusal: refusal.kind };
				}
				// In a rush many are asked to wait several times over: it is their time that ends, not their tries.
				if (refusal !== null) {
					waitedMs += refusal.ms;
					if (waitedMs > LONGEST_WAIT_MS) throw failure;
					await pause(refusal.ms);
				} else {
					if (attempt === ATTEMPTS || !isRepeatable || !isPassing(failure)) throw failure;
					await pause(PAUSE_MS * attempt);
					attempt += 1;
				}
			}
		}
	}

	/** A message that may have been taken is not sent once more by the same call. */
	async function sent(call: () => Promise<{ message_id: number }>): Promise<SendOutcome> {
		const outcome = await patiently(call, { isRepeatable: false });
		if ('result' in outcome) return { ref: String(outcome.result.message_id) };
		return { refusal: outcome.refusal === 'closed' ? 'closed' : 'refused' };
	}

	return {
		name: 'telegram',
		limits: LIMITS,
		send: (chat, message) => sent(() => api.sendMessage(chat.id, message.html, optionsOf(message))),
		async edit(chat, ref, to) {
			const edit = () => api.editMessageText(chat.id, Number(ref), to.html, optionsOf(to));
			const outcome = await patiently(edit, { isRepeatable: true });
			return 'result' in outcome || outcome.refusal === 'unchanged';
		},
		async sendImage(chat, { bytes, type }, { html, rows }) {
			const result = await sent(() =>
				api.sendPhoto(chat.id, new InputFile(bytes, FILE_NAMES[type]), {
					caption: html,
					parse_mode: 'HTML',
					...keyboardOf(rows),
				}),
			);
			return 'ref' in result ? result.ref : null;
		},
		async answerPress(press, notice) {
			const answer = () => api.answerCallbackQuery(press, notice === undefined ? {} : { text: notice });
			await patiently(answer, { isRepeatable: true });
		},
	};
}
