import { randomUUID } from 'node:crypto';
import type { Messenger, MessengerName } from '../bot/messenger.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { endWatch, settleNotice, takeNotice } from './store.ts';

const MINUTE_MS = 60_000;
/** Longer than a messenger takes for one message with all its waiting. */
const LEASED_FOR_MS = 5 * MINUTE_MS;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const ATTEMPTS = 48;

export type Messengers = Readonly<Partial<Record<MessengerName, Pick<Messenger, 'send'>>>>;

/**
 * Sends a notice. It is never lost: one whose process dies before the messenger's word is stored is sent
 * again once its lease is over, since messengers have no key under which a message is sent once.
 */
export function createTelling({ store, clock, log }: Deps, messengers: Messengers): JobHandler {
	return async ({ id }) => {
		const now = clock.now();
		const lease = { leaseOwner: randomUUID(), now, until: new Date(now.getTime() + LEASED_FOR_MS) };
		const taken = await takeNotice(store, id, lease);
		if (taken === null) return;
		const { notice, watch } = taken;
		const again = () => {
			if (notice.attempts >= ATTEMPTS) return { state: 'given-up', nextAt: null } as const;
			const pause = PAUSES_MS[Math.min(notice.attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS;
			return { state: 'waiting', nextAt: new Date(clock.now().getTime() + pause) } as const;
		};
		let ref: string | null | undefined;
		try {
			ref = await messengers[watch.messenger]?.send(
				{ id: watch.chatId, isGroup: false },
				{ html: notice.html },
			);
		} catch (error) {
			log.warn({ error: describeError(error) }, 'a notice was not sent and comes again');
		}
		const isClosed = ref === null;
		const isSent = typeof ref === 'string';
		const sent = { state: 'sent', nextAt: null } as const;
		const closed = { state: 'closed', nextAt: null } as const;
		await store.transaction(async (tx) => {
			await settleNotice(tx, notice, isClosed ? closed : isSent ? sent : again());
			// The chat is closed to the bot: there is nobody to watch for.
			if (isClosed) await endWatch(tx, watch.id, 'closed', clock.now());
		});
	};
}
