import { randomUUID } from 'node:crypto';
import type { Messenger, MessengerName } from '../bot/messenger.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Outbox } from '../mail/mail.ts';
import { type ChannelRow, findChannel, linkedChat, removeChannel } from './channels/store.ts';
import { settleNotice, takeNotice, type WatchNoticeRow } from './notices/store.ts';
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
};

type NoticeOfWatch = { readonly notice: WatchNoticeRow; readonly watch: WatchRow };
/** `closed`: nobody can be told there any more. `letter`: the outbox is to have it. */
type Delivery = 'sent' | 'closed' | 'again' | 'letter';

type TellingDeps = Deps & { readonly metrics: Pick<WatchMetrics, 'noticeTried'> };

/**
 * Sends a notice. It is never lost: one whose process dies before the messenger's word is stored is sent
 * again once its lease is over, since messengers have no key under which a message is sent once.
 */
export function createTelling(deps: TellingDeps, { messengers, outbox }: TellingParts): JobHandler {
	const { store, clock, log, metrics } = deps;

	async function write(messenger: MessengerName, chatId: number, html: string): Promise<Delivery> {
		const ref = await messengers[messenger]?.send({ id: chatId, isGroup: false }, { html });
		if (ref === undefined) return 'again';
		return ref === null ? 'closed' : 'sent';
	}

	async function deliver(taken: NoticeOfWatch, channel: ChannelRow | null): Promise<Delivery> {
		const { notice, watch } = taken;
		if (channel === null) {
			const { messenger, chatId } = watch;
			return messenger === null || chatId === null ? 'closed' : write(messenger, chatId, notice.html);
		}
		if (channel.kind === 'mail') return outbox ? 'letter' : 'again';
		const chatId = await linkedChat(store, channel);
		return chatId === null ? 'closed' : write('telegram', chatId, notice.html);
	}

	function settled(delivery: Delivery, { attempts }: WatchNoticeRow) {
		if (delivery === 'sent' || delivery === 'letter') return { state: 'sent', nextAt: null } as const;
		if (delivery === 'closed') return { state: 'closed', nextAt: null } as const;
		if (attempts >= ATTEMPTS) return { state: 'given-up', nextAt: null } as const;
		const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS;
		return { state: 'waiting', nextAt: new Date(clock.now().getTime() + pause) } as const;
	}

	return async ({ id }) => {
		const now = clock.now();
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
		const change = settled(delivery, notice);
		await store.transaction(async (tx) => {
			const isMine = await settleNotice(tx, notice, change);
			if (delivery === 'letter' && isMine) await outbox?.put(tx, 'watch-notice', notice.id);
			if (delivery !== 'closed') return;
			// Nobody can be told there: a chat has nobody to watch for, a person has other channels.
			if (channel === null) await closeWatch(tx, watch.id, 'closed', clock.now());
			else await removeChannel({ db: tx }, channel.id);
		});
		metrics.noticeTried(channel?.kind ?? 'chat', change.state === 'waiting' ? 'retried' : change.state);
	};
}
