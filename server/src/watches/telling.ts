import { randomUUID } from 'node:crypto';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Messenger, OutMessage } from '../bot/messenger.ts';
import { onSiteButtons, watchAgainButtons, watchButtons } from '../bot/watch-words.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Outbox } from '../mail/mail.ts';
import { type ChannelRow, channelAddress, findChannel, linkedChat, removeChannel } from './channels/store.ts';
import { sendingMoment } from './hours.ts';
import {
	findTwin,
	type NoticeChat,
	postponeNotice,
	settleNotice,
	takeNotice,
	type WatchNoticeRow,
} from './notices/store.ts';
import { pushMessage } from './push/message.ts';
import type { PushSender } from './push/sender.ts';
import { readSubscription } from './push/subscription.ts';
import { closeWatch, type WatchRow } from './store.ts';
import type { WatchMetrics } from './watch-metrics.ts';

const MINUTE_MS = 60_000;
/** Longer than a messenger takes for one message with all its waiting. */
const LEASED_FOR_MS = 5 * MINUTE_MS;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const ATTEMPTS = 48;

/** What notices are sent by; what is left out is switched off. */
export type TellingParts = {
	readonly messengers: Readonly<Partial<Record<MessengerName, Pick<Messenger, 'send'>>>>;
	readonly outbox?: Outbox | null;
	readonly push?: PushSender | null;
};

type NoticeOfWatch = { readonly notice: WatchNoticeRow; readonly watch: WatchRow };
/**
 * `closed`: no notice can go there any more. `refused`: this notice is taken nowhere, by a mistake of ours.
 * `duplicate`: the chat has got the same by another watch. `letter`: the outbox is to have it.
 */
type Delivery = 'sent' | 'closed' | 'refused' | 'duplicate' | 'again' | 'letter';

type TellingDeps = Deps & { readonly metrics: Pick<WatchMetrics, 'noticeTried'> };

/**
 * Sends a notice. It is never lost: one whose process dies before the messenger's word is stored is sent
 * again once its lease is over, since messengers have no key under which a message is sent once.
 */
export function createTelling(deps: TellingDeps, { messengers, outbox, push }: TellingParts): JobHandler {
	const { store, clock, config, log, metrics } = deps;

	async function write(
		taken: NoticeOfWatch,
		chat: NoticeChat,
		rows: NonNullable<OutMessage['rows']>,
	): Promise<Delivery> {
		const twin = await findTwin(store, taken, chat);
		if (twin !== null) return twin === 'sent' ? 'duplicate' : 'again';
		const { html } = taken.notice;
		const result = await messengers[chat.messenger]?.send(
			{ id: chat.chatId, isGroup: false },
			{ html, rows },
		);
		if (result === undefined) return 'again';
		return 'ref' in result ? 'sent' : result.refusal;
	}

	async function show({ notice, watch }: NoticeOfWatch, channel: ChannelRow): Promise<Delivery> {
		const subscription = readSubscription(channelAddress(store, channel));
		const outcome = await push?.send(subscription, pushMessage(notice, watch.vin));
		return outcome === 'gone' ? 'closed' : (outcome ?? 'again');
	}

	async function deliver(taken: NoticeOfWatch, channel: ChannelRow | null): Promise<Delivery> {
		const { watch } = taken;
		if (channel === null) {
			const { messenger, chatId, vin, endedAt } = watch;
			if (messenger === null || chatId === null) return 'closed';
			const rows = endedAt === null ? watchButtons(vin) : watchAgainButtons(vin);
			return write(taken, { messenger, chatId }, rows);
		}
		const { kind } = channel;
		if (kind === 'mail') return outbox ? 'letter' : 'again';
		if (kind === 'push') return show(taken, channel);
		const chatId = await linkedChat(store, kind, channel);
		if (chatId === null) return 'closed';
		const rows = watch.endedAt === null ? onSiteButtons(config.siteUrl) : [];
		return write(taken, { messenger: kind, chatId }, rows);
	}

	function settled(delivery: Delivery, { attempts }: WatchNoticeRow) {
		if (delivery === 'sent' || delivery === 'letter') return { state: 'sent', nextAt: null } as const;
		if (delivery === 'closed' || delivery === 'duplicate') return { state: 'closed', nextAt: null } as const;
		if (delivery === 'refused' || attempts >= ATTEMPTS) return { state: 'given-up', nextAt: null } as const;
		const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS;
		return { state: 'waiting', nextAt: sendingMoment(new Date(clock.now().getTime() + pause)) } as const;
	}

	return async ({ id }) => {
		const now = clock.now();
		const sendable = sendingMoment(now);
		// It was to go in the daytime, when no process could take it.
		if (sendable > now) return postponeNotice(store, id, { now, until: sendable });
		const lease = { leaseOwner: randomUUID(), now, until: new Date(now.getTime() + LEASED_FOR_MS) };
		const taken = await takeNotice(store, id, lease);
		if (taken === null) return;
		const { notice, watch } = taken;
		const channel = notice.channelId === null ? null : await findChannel(store, notice.channelId);
		let delivery: Delivery = 'again';
		try {
			delivery = await deliver(taken, channel);
		} catch (error) {
			log.warn({ error: describeError(error) }, 'a notice was not sent and comes again');
		}
		if (delivery === 'refused') log.error({ kind: channel?.kind ?? 'chat' }, 'a notice was refused for good');
		const change = settled(delivery, notice);
		await store.transaction(async (tx) => {
			const isMine = await settleNotice(tx, notice, change);
			if (delivery === 'letter' && isMine) await outbox?.put(tx, 'watch-notice', notice.id);
			if (delivery !== 'closed') return;
			// Nothing can be sent there: a chat's watch has no other place, a person has other channels.
			if (channel === null) await closeWatch(tx, watch.id, 'closed', clock.now());
			else await removeChannel(tx, channel, clock.now());
		});
		metrics.noticeTried(channel?.kind ?? 'chat', change.state === 'waiting' ? 'retried' : change.state);
	};
}
