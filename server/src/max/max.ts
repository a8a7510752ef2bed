import type { SharedRate } from '@avtosverka/registers/transport/rate-limit';
import type { Conversation } from '../bot/conversation-port.ts';
import type { Messenger } from '../bot/messenger.ts';
import type { Talk } from '../bot/talk.ts';
import { createHandling } from '../bot/updates/handling.ts';
import { type BotOptions, createRunningBot, type RunningBot } from '../bot/updates/running-bot.ts';
import { TIMING } from '../bot/updates/timing.ts';
import { BOT_COMMANDS } from '../bot/words.ts';
import type { MaxSettings } from '../config/max.ts';
import { describeError } from '../http/replies/errors.ts';
import { maxBot } from '../store/schema/telegram-bot.ts';
import { createMaxApi } from './api.ts';
import { createMaxPolling, keepSubscription, removeWebhooks } from './asking.ts';
import { type MaxIdentity, placeOfUpdate, toIncoming } from './incoming.ts';
import { maxMessenger } from './messenger.ts';
import { maxProblemOf } from './problem.ts';
import { answerSignIn } from './sign-in-answers.ts';
import { MaxUpdate } from './wire.ts';

/** Where MAX sends updates in webhook mode. */
export const MAX_WEBHOOK_PATH = '/v1/max/webhook';

/** An installation has one bot in MAX, and its token does not say its number. */
const ONLY_BOT = 1;

/** The bot in MAX. */
export type Max = RunningBot & {
	readonly settings: MaxSettings;
	/** Who answers; set before anything is handled. */
	attend(conversation: Conversation): void;
	/** Who answers in a chat that a link of a sign-in has opened; set before anything is handled. */
	converse(talk: Talk): void;
	/** The address that opens the bot's chat with a payload; null where the bot's name is not set. */
	chatLink(payload: string): string | null;
	/** Its messages, also of a process that is not asked for updates. */
	readonly messenger: Messenger;
	/** Handles one update, known or not; rejects when it shall be sent again. */
	handle(update: unknown): Promise<void>;
};

export type MaxOptions = BotOptions & { readonly sharedRate: SharedRate };

export function createMax(
	settings: MaxSettings,
	{ siteUrl, store, clock, log, sharedRate, timing = TIMING }: MaxOptions,
): Max {
	const api = createMaxApi(settings, timing);
	const messenger = maxMessenger(api, { log, sharedRate, callMs: timing.callMs });
	const inTurn = createHandling();
	let conversation: Conversation | null = null;
	let talk: Talk | null = null;
	let me: MaxIdentity | null = null;

	async function identity(): Promise<MaxIdentity> {
		const { user_id: userId, username } = await api.getMyInfo();
		return { userId, username };
	}

	async function answer(update: MaxUpdate): Promise<void> {
		me ??= await identity();
		if (conversation === null) throw new Error('The bot has nobody to answer');
		if (talk !== null && (await answerSignIn(update, { talk, messenger, scope: conversation }))) return;
		const incoming = toIncoming(update, messenger, me);
		if (incoming !== null) await conversation.receive(incoming);
	}

	async function handle(update: MaxUpdate): Promise<void> {
		const { chatId, key } = placeOfUpdate(update);
		if (chatId !== null) await inTurn({ key, chat: chatId }, () => answer(update));
	}

	const running = createRunningBot(
		{
			...{ name: 'max', table: maxBot, id: ONLY_BOT },
			lead(answered) {
				const asking = { api, timing, log, answered, handle };
				const polling = createMaxPolling(asking);
				const { webhookSecret: secret } = settings;
				return {
					settled: polling.settled,
					async receive(signal) {
						me = await identity();
						// A first question for updates may wait half a minute for one.
						await answered();
						await api.setMyCommands(
							BOT_COMMANDS.map(({ command: name, description }) => ({ name, description })),
						);
						const webhook = secret && { url: `${siteUrl}${MAX_WEBHOOK_PATH}`, secret };
						if (webhook) return keepSubscription(asking, webhook, signal);
						await removeWebhooks(asking);
						await polling.poll(signal);
					},
				};
			},
			describe: (failure) => ({
				problem: maxProblemOf(failure),
				error: describeError(failure),
				pauseMs: 0,
			}),
		},
		{ store, clock, log, timing },
	);

	return {
		...running,
		settings,
		messenger,
		attend: (given) => {
			conversation = given;
		},
		converse: (given) => {
			talk = given;
		},
		chatLink: (payload) =>
			settings.botName && `${settings.linkRoot}/${encodeURIComponent(settings.botName)}?start=${payload}`,
		async handle(given) {
			const { data } = MaxUpdate.safeParse(given);
			// A kind that we did not ask for, or one that has changed its form: there is no chat to answer.
			if (data) await handle(data);
		},
	};
}
