import { randomUUID } from 'node:crypto';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { SettledAnswer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../deps.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { addPerson } from '../../ledger/testing/rows.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { Store } from '../../store/store.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { LOOKUP_LIMITS, type LookupLimits } from '../limits.ts';
import { createLookups } from '../lookups.ts';
import type { Lookup } from '../store.ts';

export const PLATE = 'А123ВС77' as Plate;
export const VIN = 'XTA21144094786239' as Vin;
export const OTHER_VIN = 'WP1AB29PX4LA69033' as Vin;

/** A poll that outlasts a busy machine. */
export const PATIENT = { timeout: 10_000 };

/** As in use, but for what a test would wait for in real time. */
const LIMITS: LookupLimits = {
	...LOOKUP_LIMITS,
	answerWithinMs: 30_000,
	renewEveryMs: 60_000,
	followEveryMs: 10,
	finishWithinMs: 100,
};

/** A store whose process can be killed: from then on nothing that it does is confirmed. */
export function mortal(store: Store): { readonly store: Store; kill(): void } {
	let dead = false;
	const live = () => {
		if (dead) throw new Error('this process is dead');
		return store;
	};
	return {
		store: {
			get db() {
				return live().db;
			},
			get cipher() {
				return live().cipher;
			},
			query: async (text, values) => live().query(text, values),
			transaction: async (work) =>
				live().transaction(async (tx) => {
					const done = await work(tx);
					live();
					return done;
				}),
			state: () => (dead ? 'away' : 'works'),
			takesMoney: () => live().takesMoney(),
			connections: () => live().connections(),
			close: async () => {},
		},
		kill() {
			dead = true;
		},
	};
}

/** Lookups as one of several processes has them. */
export function process(
	given: Pick<ServerDeps, 'store' | 'clock' | 'registers'> & Partial<ServerDeps>,
	limits: Partial<LookupLimits> = {},
) {
	const { store, kill } = mortal(given.store);
	return { ...createLookups(testDeps({ ...given, store }), { ...LIMITS, ...limits }), kill };
}

/** A new person who has bought so many requests. */
export async function personWith(store: Store, clock: Clock, requests: number): Promise<string> {
	const accountId = await addPerson(store);
	if (requests > 0) {
		const sale = { orderId: randomUUID(), accountId, requests, kopecks: 49_00 };
		await store.transaction((tx) => createLedger(store, clock).credit(tx, sale));
	}
	return accountId;
}

/** The card index finds these VINs; null for a car whose VIN it keeps to itself. */
export function finds(clock: Clock, ...vins: readonly (Vin | null)[]): SettledAnswer<PlateCars> {
	const blank = { maskedVin: null, model: 'ВАЗ 21144', year: 2009, power: 81.6, color: null };
	const cars = vins.map((vin) => ({ ...blank, vin }));
	return { state: 'found', source: 'avtocod', asOf: clock.now(), facts: { cars } };
}

/** Every lookup of a person, the oldest first. */
export async function lookupsOf({ db }: Store, accountId: string) {
	const { rows } = await db.execute<
		Pick<Lookup, 'id' | 'state' | 'plate' | 'vin' | 'knownVin'> & { answer: string }
	>(sql`
		select id, state, plate, vin, known_vin as "knownVin", answer_state as answer from paid_lookup
		where account_id = ${accountId} order by created_at, id`);
	return rows;
}
