import { describe, expect, test } from 'vitest';
import { readActs } from './acts.ts';
import type { Evidence } from './audit.ts';
import type { Operation } from './sandbox-operations.ts';
import { nothingSeen } from './seen.ts';

const PERSON = 'person';
const ENTRY = { account_id: PERSON, reference: 'order:A1', requests: 10, kopecks: 4900 };
const LOOKUP = { id: 'one', account_id: PERSON, plate: 'А123ВС77', state: 'charged', vin: 'XTA' } as const;
const PAID: Operation = {
	operation: '1',
	transaction: 'A1',
	how: 'pay',
	state: 'SUCCEED',
	sent: 1,
	confirmed: 1,
	confirmedAt: '1970-01-01T00:00:00.002Z',
};

type Case = {
	readonly stored?: Partial<Evidence['stored']>;
	readonly paid?: Partial<Operation>;
	readonly bought?: number;
};

/** An order taken, paid and confirmed, and a VIN given; changed in one place. */
function evidence({ stored = {}, paid = {}, bought = 1 }: Case = {}): Evidence {
	const seen = nothingSeen();
	seen.ordered.push({ id: 'A1', at: 1 });
	seen.answered.push({ accountId: PERSON, plate: 'А123ВС77', vin: 'XTA', charged: true, at: 3 });
	seen.answered.push({ accountId: PERSON, plate: 'С808УХ97', vin: null, charged: false, at: 4 });
	return {
		stored: {
			accounts: [],
			entries: [ENTRY],
			orders: [{ id: 'A1', account_id: PERSON, requests: 10, kopecks: 4900, state: 'paid' }],
			lookups: [LOOKUP],
			remarks: [],
			ledger: { accounts: 1, entries: 1, differences: [] },
			...stored,
		},
		operations: [{ ...PAID, ...paid }],
		reports: new Map([['one', { asked: 1, bought }]]),
		seen,
	};
}

describe('What the site has confirmed', () => {
	test('is an order, a payment and a VIN, each with its moment; a plate without a VIN is none', () => {
		expect(readActs(evidence())).toEqual([
			{ at: 1, times: 1 },
			{ at: 2, times: 1 },
			{ at: 3, times: 1 },
		]);
	});

	test.each([
		['a payment that was never confirmed', { confirmedAt: null }],
		['a payment of another sum', { how: 'other-amount' as const }],
	])('is not %s', (_, paid) => {
		expect(readActs(evidence({ paid })).map(({ at }) => at)).toEqual([1, 3]);
	});

	test.each<[string, Case, number[]]>([
		['an order that is gone', { stored: { orders: [] } }, [0, 1, 1]],
		['a payment that was not credited', { stored: { entries: [] } }, [1, 0, 1]],
		['a VIN that was not charged', { stored: { lookups: [] } }, [1, 1, 0]],
	])('is lost with %s', (_, changed, times) => {
		expect(readActs(evidence(changed)).map((act) => act.times)).toEqual(times);
	});

	test.each<[string, Case, number[]]>([
		['a payment that was credited twice', { stored: { entries: [ENTRY, ENTRY] } }, [1, 2, 1]],
		['a VIN that was charged twice', { stored: { lookups: [LOOKUP, { ...LOOKUP, id: 'two' }] } }, [1, 1, 2]],
		['a VIN that was bought twice', { bought: 2 }, [1, 1, 2]],
	])('is doubled with %s', (_, changed, times) => {
		expect(readActs(evidence(changed)).map((act) => act.times)).toEqual(times);
	});
});
