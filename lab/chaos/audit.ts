import { CONFIRMATIONS, isCreditable, type Operation, type PaidReports } from './sandbox-operations.ts';
import type { RunMemory } from './seen.ts';
import { chargeKey, groupCharged, type StoredState } from './stored-state.ts';

/** Everything that the ledger is checked against. */
export type Evidence = {
	readonly stored: StoredState;
	readonly operations: readonly Operation[];
	readonly reports: PaidReports;
	readonly seen: RunMemory;
};

/** What is wrong, a sentence each; empty where everything is exact. */
export function findDifferences(evidence: Evidence): readonly string[] {
	return [
		...evidence.seen.odd,
		...balances(evidence),
		...lostOrders(evidence),
		...credits(evidence),
		...charges(evidence),
		...vinDifferences(evidence),
		...purchases(evidence),
	];
}

/** Every balance is the sum of its rows. */
export function balances({ stored }: Pick<Evidence, 'stored'>): string[] {
	const differences = stored.ledger.differences.map(
		({ accountId }) => `the ledger does not balance for ${accountId}`,
	);
	const sums = new Map<string, number>();
	for (const { account_id, requests } of stored.entries)
		sums.set(account_id, (sums.get(account_id) ?? 0) + requests);
	const wrong = stored.accounts.filter(
		({ id, requests }) => requests < 0 || requests !== (sums.get(id) ?? 0),
	);
	return [...differences, ...wrong.map(({ id }) => `the balance of ${id} is not the sum of its rows`)];
}

/** Every order that was taken stands, paid or not. */
function lostOrders({ stored, seen }: Evidence): string[] {
	const stand = new Set(stored.orders.map(({ id }) => id));
	return seen.ordered.filter(({ id }) => !stand.has(id)).map(({ id }) => `order ${id} was taken and is gone`);
}

/** Every confirmed payment is credited to its order, once; the rest is on the operator's list. */
export function credits({ stored, operations }: Pick<Evidence, 'stored' | 'operations'>): string[] {
	const differences: string[] = [];
	const entries = Map.groupBy(stored.entries, ({ reference }) => reference);
	const paidFor = Map.groupBy(operations.filter(isCreditable), ({ transaction }) => transaction);
	const listed = new Set(stored.remarks.map(({ operation_id }) => operation_id));
	const orders = new Map(stored.orders.map((order) => [order.id, order]));

	for (const order of stored.orders) {
		const rows = entries.get(`order:${order.id}`) ?? [];
		const payments = paidFor.get(order.id) ?? [];
		const due = payments.some(({ confirmed }) => confirmed > 0) ? 1 : 0;
		if (rows.length !== due)
			differences.push(`order ${order.id} is credited ${rows.length} times, not ${due}`);
		if ((order.state === 'paid') !== (rows.length === 1))
			differences.push(`order ${order.id} is ${order.state}`);
		for (const { account_id, requests, kopecks } of rows) {
			const isExact =
				account_id === order.account_id && requests === order.requests && kopecks === order.kopecks;
			if (!isExact) differences.push(`order ${order.id} is credited with something else`);
		}
		// The payment notified first is credited; the operator has to refund the others.
		const unlisted = payments.filter(({ operation }) => !listed.has(operation));
		if (unlisted.length > 1)
			differences.push(`order ${order.id} was paid ${payments.length} times, and that is not listed`);
	}
	for (const { operation, transaction, how, confirmed } of operations) {
		if (!orders.has(transaction)) differences.push(`the order of operation ${operation} is gone`);
		if (confirmed !== CONFIRMATIONS[how])
			differences.push(`operation ${operation} was confirmed ${confirmed} times`);
		if (how === 'other-amount' && !listed.has(operation)) {
			differences.push(`operation ${operation} with another sum is not on the operator's list`);
		}
	}
	for (const reference of entries.keys()) {
		if (reference.startsWith('order:') && !orders.has(reference.slice('order:'.length))) {
			differences.push(`${reference} is credited for no order`);
		}
	}
	return differences;
}

function charges({ stored }: Evidence): string[] {
	const differences: string[] = [];
	const entries = Map.groupBy(stored.entries, ({ reference }) => reference);
	const known = new Set(stored.lookups.map(({ id }) => `lookup:${id}`));
	for (const { id, account_id, state } of stored.lookups) {
		const rows = entries.get(`lookup:${id}`) ?? [];
		const due = state === 'charged' ? 1 : 0;
		if (state === 'held') differences.push(`lookup ${id} still holds a request`);
		if (rows.length !== due) differences.push(`lookup ${id} is ${state} and charged ${rows.length} times`);
		const isExact = rows.every((row) => row.account_id === account_id && row.requests === -1);
		if (!isExact) differences.push(`lookup ${id} is charged with something else`);
	}
	for (const reference of entries.keys()) {
		if (reference.startsWith('lookup:') && !known.has(reference))
			differences.push(`${reference} is no lookup`);
	}
	return differences;
}

function vinDifferences({ stored, seen }: Evidence): string[] {
	const charged = groupCharged(stored.lookups);
	const twice = [...charged].filter(([, rows]) => rows.length > 1);
	const unpaid = seen.answered.filter(
		(answer) => (answer.vin !== null || answer.charged) && !charged.has(chargeKey(answer)),
	);
	return [
		...twice.map(([, rows]) => `the VIN of ${rows[0]?.plate} was charged ${rows.length} times`),
		...unpaid.map(({ plate }) => `the VIN of ${plate} was given and not charged`),
	];
}

/** The number of a lookup is its key at the supplier. */
function purchases({ stored, reports }: Evidence): string[] {
	const lookups = new Map(stored.lookups.map((lookup) => [lookup.id, lookup]));
	const unbought = stored.lookups.filter(
		({ id, state }) => state === 'charged' && reports.get(id)?.bought !== 1,
	);
	const wrong = [...reports].filter(([key, { bought }]) => bought > 1 || !lookups.has(key));
	return [
		...unbought.map(({ id }) => `lookup ${id} is charged, and nothing was bought for it`),
		...wrong.map(([key, { bought }]) => `${bought} reports were bought for ${key}`),
	];
}
