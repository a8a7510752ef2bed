import { createLedger, type LedgerCheck } from '@avtosverka/server/ledger/ledger';
import type { Store } from '@avtosverka/server/store/store';
import type { LookupMemory } from './seen.ts';

/** Rows as the store keeps them, of which the ledger is compared with what was seen. */
export type StoredState = {
	readonly accounts: readonly { readonly id: string; readonly requests: number }[];
	readonly entries: readonly {
		readonly account_id: string;
		readonly reference: string;
		readonly requests: number;
		readonly kopecks: number;
	}[];
	readonly orders: readonly {
		readonly id: string;
		readonly account_id: string;
		readonly requests: number;
		readonly kopecks: number;
		readonly state: 'waiting' | 'paid' | 'refunded';
	}[];
	readonly lookups: readonly {
		readonly id: string;
		readonly account_id: string;
		readonly plate: string;
		readonly state: 'held' | 'charged' | 'released';
		readonly vin: string | null;
	}[];
	readonly remarks: readonly { readonly why: string; readonly operation_id: string | null }[];
	/** What the operator's own check of the ledger reports. */
	readonly ledger: LedgerCheck;
};

export async function readStoredState(store: Store): Promise<StoredState> {
	const rows = async <Row>(question: string) => (await store.db.execute(question)).rows as Row[];
	return {
		accounts: await rows('select id, requests from account'),
		entries: await rows('select account_id, reference, requests, kopecks from ledger_entry'),
		orders: await rows('select id, account_id, requests, kopecks, state from payment_order'),
		lookups: await rows('select id, account_id, plate, state, vin from paid_lookup'),
		remarks: await rows('select why, operation_id from payment_remark'),
		ledger: await createLedger(store, { now: () => new Date() }).check(),
	};
}

/** Charged lookups by account, plate and VIN: what one person pays once. */
export function groupCharged(lookups: StoredState['lookups']): ReadonlyMap<string, StoredState['lookups']> {
	const charged = lookups.filter(({ state }) => state === 'charged');
	return Map.groupBy(charged, ({ account_id: accountId, ...lookup }) => chargeKey({ accountId, ...lookup }));
}

export function chargeKey({
	accountId,
	plate,
	vin,
}: Pick<LookupMemory, 'accountId' | 'plate' | 'vin'>): string {
	return `${accountId} ${plate} ${vin}`;
}

/** Lookups that still hold a request. */
export async function countHeld(store: Store): Promise<number> {
	const { rows } = await store.db.execute(
		"select count(*)::int as held from paid_lookup where state = 'held'",
	);
	return Number(rows[0]?.held);
}
