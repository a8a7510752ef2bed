import { randomUUID } from 'node:crypto';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { ChatPlace } from '../bot/store.ts';
import type { CarWatches } from '../bot/watches-port.ts';
import type { Deps } from '../deps.ts';
import { WATCHED_FOR_DAYS } from './hours.ts';
import type { WatchedSection } from './records.ts';
import { addWatch, endWatchOf, lockChat, lookNowAt, sectionsOf, watchesOf } from './store.ts';
import { sectionName } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Watches of chats, as the bot uses them. */
export function createWatches({ store, clock, config }: Deps): CarWatches {
	const atMost = config.limits.watchedCarsPerPerson;

	async function begin(place: ChatPlace, vin: Vin) {
		const now = clock.now();
		const endsAt = new Date(now.getTime() + WATCHED_FOR_DAYS * DAY_MS);
		return store.transaction(async (tx) => {
			await lockChat(tx, place);
			const rows = await watchesOf({ db: tx }, place);
			const known = rows.find((row) => row.vin === vin);
			if (known) return { kind: 'watched', until: known.endsAt } as const;
			if (rows.length >= atMost) return { kind: 'too-many', atMost } as const;
			const { messenger, chat } = place;
			const row = { messenger: messenger.name, chatId: chat.id, vin, begunAt: now, endsAt };
			await addWatch(tx, { id: randomUUID(), ...row });
			return { kind: 'begun', until: endsAt } as const;
		});
	}

	async function list(place: ChatPlace) {
		const rows = await watchesOf(store, place);
		return Promise.all(
			rows.map(async ({ id, vin, endsAt, problem, nextLookAt }) => {
				const sections = await sectionsOf(store, id);
				const answered = sections.flatMap(({ answeredAt }) => (answeredAt ? [answeredAt.getTime()] : []));
				const silent = sections.filter(({ isSilent }) => isSilent);
				return {
					vin,
					endsAt,
					nextLookAt,
					isBudgetSpent: problem === 'budget',
					lookedAt: answered.length === 0 ? null : new Date(Math.max(...answered)),
					silent: silent.map(({ section }) => sectionName(section as WatchedSection)),
				};
			}),
		);
	}

	return {
		begin,
		list,
		end: (place, vin) => endWatchOf(store, place, vin, clock.now()),
		lookNow: (place, vin) => lookNowAt(store, place, vin, clock.now()),
	};
}
