import { randomUUID } from 'node:crypto';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { ChatPlace } from '../bot/store.ts';
import type { CarWatches, WatchBegun } from '../bot/watches-port.ts';
import type { Deps } from '../deps.ts';
import { WATCHED_FOR_DAYS } from './hours.ts';
import { newestNotices } from './notices/store.ts';
import type { WatchedSection } from './records.ts';
import {
	addWatch,
	endWatchOf,
	lockOwner,
	lookNowAt,
	sectionsOf,
	type WatchOwner,
	watchesOf,
} from './store.ts';
import { sectionName } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function ownerOf({ messenger, chat }: ChatPlace): WatchOwner {
	return { messenger: messenger.name, chatId: chat.id };
}

/** Watches of chats, as the bot uses them. */
export function createWatches(deps: Deps): CarWatches {
	const watches = createOwnedWatches(deps);
	return {
		begin: (place, vin) => watches.begin(ownerOf(place), vin),
		list: (place) => watches.list(ownerOf(place)),
		end: (place, vin) => watches.end(ownerOf(place), vin),
		lookNow: (place, vin) => watches.lookNow(ownerOf(place), vin),
	};
}

/** Watches, whoever owns them. */
export function createOwnedWatches({ store, clock, config }: Deps) {
	const atMost = config.limits.watchedCarsPerPerson;

	async function begin(owner: WatchOwner, vin: Vin): Promise<WatchBegun> {
		const now = clock.now();
		const endsAt = new Date(now.getTime() + WATCHED_FOR_DAYS * DAY_MS);
		return store.transaction(async (tx) => {
			await lockOwner(tx, owner);
			const rows = await watchesOf({ db: tx }, owner);
			const known = rows.find((row) => row.vin === vin);
			if (known) return { kind: 'watched', until: known.endsAt };
			if (rows.length >= atMost) return { kind: 'too-many', atMost };
			await addWatch(tx, { id: randomUUID(), ...owner, vin, begunAt: now, endsAt });
			return { kind: 'begun', until: endsAt };
		});
	}

	async function list(owner: WatchOwner) {
		const rows = await watchesOf(store, owner);
		const notices = await newestNotices(
			store,
			rows.map(({ id }) => id),
		);
		const noticeOf = new Map(notices.map((notice) => [notice.watchId, notice]));
		return Promise.all(
			rows.map(async ({ id, vin, endsAt, problem, nextLookAt }) => {
				const sections = await sectionsOf(store, id);
				const answered = sections.flatMap(({ answeredAt }) => (answeredAt ? [answeredAt.getTime()] : []));
				const silent = sections.filter(({ isSilent }) => isSilent);
				return {
					id,
					vin,
					endsAt,
					nextLookAt,
					isBudgetSpent: problem === 'budget',
					lookedAt: answered.length === 0 ? null : new Date(Math.max(...answered)),
					silent: silent.map(({ section }) => sectionName(section as WatchedSection)),
					notice: noticeOf.get(id) ?? null,
				};
			}),
		);
	}

	return {
		begin,
		list,
		end: (owner: WatchOwner, vin: Vin) => endWatchOf(store, owner, vin, clock.now()),
		lookNow: (owner: WatchOwner, vin: Vin) => lookNowAt(store, owner, vin, clock.now()),
	};
}
