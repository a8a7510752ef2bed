import { randomUUID } from 'node:crypto';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { ChatPlace } from '../bot/store.ts';
import type { CarWatches, PollOutcome, WatchBegun } from '../bot/watches-port.ts';
import type { Deps } from '../deps.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { accountNotifiedIn } from './channels/store.ts';
import { WATCHED_FOR_DAYS } from './hours.ts';
import { newestNotices } from './notices/store.ts';
import type { WatchedSection } from './records.ts';
import {
	addWatch,
	countBegun,
	endWatchOf,
	lockOwner,
	ownerName,
	pollNowAt,
	sectionsOf,
	type WatchOwner,
	watchesOf,
} from './store.ts';
import { sectionName } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An owner may change their mind about each car once a day: beginning a watch asks every register. */
const BEGUN_A_CAR = 2;
/** Polls that one owner may request in a day: each asks every register again. */
const REQUESTED_POLLS = 20;

function chatOwner({ messenger, chat }: ChatPlace): WatchOwner {
	return { messenger: messenger.name, chatId: chat.id };
}

/** Watches of chats, as the bot uses them. */
export function createWatches(deps: Deps): CarWatches {
	const watches = createOwnedWatches(deps);
	return {
		async begin(place, vin) {
			const accountId = await accountNotifiedIn(deps.store, place.messenger.name, place.chat.id);
			return watches.begin(chatOwner(place), vin, accountId === null ? null : { accountId });
		},
		async list(place) {
			const own = await watches.list(chatOwner(place));
			const accountId = await accountNotifiedIn(deps.store, place.messenger.name, place.chat.id);
			const ofAccount = accountId === null ? [] : await watches.list({ accountId });
			const isIn = (cars: readonly { readonly vin: Vin }[], vin: Vin) => cars.some((car) => car.vin === vin);
			return [
				...own.map((car) => ({
					...car,
					by: isIn(ofAccount, car.vin) ? ('both' as const) : ('chat' as const),
				})),
				...ofAccount.filter(({ vin }) => !isIn(own, vin)).map((car) => ({ ...car, by: 'account' as const })),
			];
		},
		end: (place, vin) => watches.end(chatOwner(place), vin),
		pollNow: (place, vin) => watches.pollNow(chatOwner(place), vin),
	};
}

/** Watches of owners of any kind. */
export function createOwnedWatches({ store, clock, config, appSecret }: Deps) {
	const atMost = config.limits.watchedCarsPerPerson;
	const requestedPolls = createSharedCount(store, clock, {
		...{ appSecret, name: 'wanted-looks', most: REQUESTED_POLLS, windowSeconds: DAY_MS / 1000 },
	});

	/** `account`: that of the chat, so that what is begun there and on the site is counted together. */
	async function begin(owner: WatchOwner, vin: Vin, account: WatchOwner | null = null): Promise<WatchBegun> {
		const now = clock.now();
		const endsAt = new Date(now.getTime() + WATCHED_FOR_DAYS * DAY_MS);
		return store.transaction(async (tx) => {
			await lockOwner(tx, owner);
			const rows = await watchesOf({ db: tx }, owner);
			const known = rows.find((row) => row.vin === vin);
			if (known) return { kind: 'watched', until: known.endsAt };
			if (rows.length >= atMost) return { kind: 'too-many', atMost };
			const dayAgo = new Date(now.getTime() - DAY_MS);
			const owners = account === null ? [owner] : [owner, account];
			const begun = await Promise.all(owners.map((one) => countBegun({ db: tx }, one, dayAgo)));
			if (begun.reduce((sum, count) => sum + count, 0) >= atMost * BEGUN_A_CAR)
				return { kind: 'enough-today' };
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
			rows.map(async ({ id, vin, endsAt, problem, nextPollAt }) => {
				const sections = await sectionsOf(store, id);
				const answered = sections.flatMap(({ answeredAt }) => (answeredAt ? [answeredAt.getTime()] : []));
				const silent = sections.filter(({ isSilent }) => isSilent);
				return {
					id,
					vin,
					endsAt,
					nextPollAt,
					isBudgetSpent: problem === 'budget',
					polledAt: answered.length === 0 ? null : new Date(Math.max(...answered)),
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
		async pollNow(owner: WatchOwner, vin: Vin): Promise<PollOutcome> {
			const isWatched = (await watchesOf(store, owner)).some((row) => row.vin === vin);
			if (!isWatched) return 'not-watched';
			if (await requestedPolls.count(ownerName(owner))) return 'too-many';
			return (await pollNowAt(store, owner, vin, clock.now())) ? 'scheduled' : 'not-watched';
		},
	};
}
