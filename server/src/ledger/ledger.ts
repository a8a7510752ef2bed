import type { Clock } from '../deps.ts';
import type { Store, Tx } from '../store/store.ts';
import {
	addEntry,
	countHeld,
	type Difference,
	type Entry,
	findDifferences,
	isMoved,
	lockAccount,
	moveRequests,
	releaseHeld,
} from './store.ts';

/** What a person has to spend; `held` of the requests are promised to lookups under way. */
export type OpenAccount = { readonly requests: number; readonly held: number };

/**
 * What came of a movement. `moved-before`: its reference stands in the ledger already, and nothing has moved
 * now. `no-account`: the person is deleted. `not-covered`: there are not as many requests to take.
 */
export type LedgerOutcome = 'moved' | 'moved-before' | 'no-account' | 'not-covered';

/** What an order is worth; without an account it is worth no requests. */
export type Sale = {
	readonly orderId: string;
	/** Null for a payer who has not signed in. */
	readonly accountId: string | null;
	readonly requests: number;
	readonly kopecks: number;
};

/** What is wrong with the ledger; both lists empty where nothing is. */
export type LedgerCheck = {
	readonly accounts: number;
	readonly entries: number;
	/** Balances that are not the sum of their rows, or promise more than they have. */
	readonly differences: readonly Difference[];
};

/**
 * The ledger: balances in requests, each with every movement that made it. All but `check` are part of their
 * caller's transaction, and lock the account's row first: a caller that locks rows of orders or lookups as
 * well does so afterwards, or two transactions may deadlock. They reject only when the store fails.
 */
export type Ledger = {
	/** Locks an account until the transaction ends; null for a deleted or unknown one. */
	open(tx: Tx, accountId: string): Promise<OpenAccount | null>;
	/** Adds what an order is worth, once. */
	credit(tx: Tx, sale: Sale): Promise<LedgerOutcome>;
	/** Takes the one request that a lookup holds, once; its row must leave `held` in the same transaction. */
	charge(tx: Tx, lookup: { readonly lookupId: string; readonly accountId: string }): Promise<LedgerOutcome>;
	/** Takes back an order's requests that are neither spent nor held, once; `kopecks` are given back. */
	refund(tx: Tx, sale: Sale): Promise<LedgerOutcome>;
	/** Gives back a part of a report's price, once an order: requests to an account, or `kopecks` of money. */
	giveBack(tx: Tx, sale: Sale): Promise<LedgerOutcome>;
	/** Releases what is held and takes all that is left; call it before the account's row is changed. */
	close(tx: Tx, accountId: string): Promise<void>;
	/** Holds every balance against its rows, as they stand at one moment. */
	check(): Promise<LedgerCheck>;
};

type Movement = Omit<Entry, 'at'> & {
	/** Takes only what no lookup holds. */
	readonly sparesHeld?: boolean;
};

/** The ledger in PostgreSQL; it has no state of its own, so each part of the server may create one. */
export function createLedger(store: Pick<Store, 'db'>, clock: Clock): Ledger {
	async function open(tx: Tx, accountId: string): Promise<OpenAccount | null> {
		const person = await lockAccount(tx, accountId);
		return person && { requests: person.requests, held: await countHeld(tx, accountId) };
	}

	async function move(tx: Tx, { sparesHeld = false, ...entry }: Movement): Promise<LedgerOutcome> {
		const { accountId, reference, requests } = entry;
		const person = accountId === null ? null : await open(tx, accountId);
		if (await isMoved(tx, reference)) return 'moved-before';
		if (accountId !== null && person === null) return 'no-account';
		const spendable = person === null ? 0 : person.requests - (sparesHeld ? person.held : 0);
		if (requests < 0 && spendable + requests < 0) return 'not-covered';
		if (!(await addEntry(tx, { ...entry, at: clock.now() }))) return 'moved-before';
		if (accountId !== null) await moveRequests(tx, accountId, requests);
		return 'moved';
	}

	return {
		open,
		credit: (tx, { orderId, ...sale }) =>
			move(tx, { ...sale, reference: `order:${orderId}`, reason: 'purchase' }),
		charge: (tx, { lookupId, accountId }) =>
			move(tx, { accountId, reference: `lookup:${lookupId}`, reason: 'charge', requests: -1, kopecks: 0 }),
		refund: (tx, { orderId, accountId, requests, kopecks }) =>
			move(tx, {
				accountId,
				reference: `refund:${orderId}`,
				reason: 'refund',
				// Not -0, which is another number to anyone who compares.
				requests: 0 - requests,
				kopecks: 0 - kopecks,
				sparesHeld: true,
			}),
		giveBack: (tx, { orderId, accountId, requests, kopecks }) =>
			move(tx, {
				accountId,
				reference: `return:${orderId}`,
				reason: 'return',
				requests,
				kopecks: 0 - kopecks,
			}),
		async close(tx, accountId) {
			const person = await open(tx, accountId);
			if (person === null) return;
			await releaseHeld(tx, accountId, clock.now());
			await move(tx, {
				accountId,
				reference: `closing:${accountId}`,
				reason: 'closing',
				requests: 0 - person.requests,
				kopecks: 0,
			});
		},
		check: () => findDifferences(store.db),
	};
}
