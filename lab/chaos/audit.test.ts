import { describe, expect, test } from 'vitest';
import { type Evidence, findDifferences } from './audit.ts';
import type { Operation } from './sandbox-operations.ts';
import { nothingSeen } from './seen.ts';

type StoredState = Evidence['stored'];

const PERSON = 'person';
const ORDER = { id: 'A1', account_id: PERSON, requests: 10, kopecks: 4900, state: 'paid' } as const;
const BOUGHT = { account_id: PERSON, reference: 'order:A1', requests: 10, kopecks: 4900 };
const LOOKUP = { id: 'one', account_id: PERSON, plate: 'А123ВС77', state: 'charged', vin: 'XTA' } as const;
const CHARGED = { account_id: PERSON, reference: 'lookup:one', requests: -1, kopecks: 0 };
const ANSWERED = { accountId: PERSON, plate: 'А123ВС77', vin: 'XTA', charged: true, at: 0 };
const PAID: Operation = {
	operation: '1',
	transaction: 'A1',
	how: 'pay',
	state: 'SUCCEED',
	sent: 1,
	confirmed: 1,
	confirmedAt: '2026-12-01T10:00:00.000Z',
};

/** A person who bought ten requests and spent one, changed in one place. */
function evidence({
	stored = {},
	operations = [PAID],
	reports = { one: { asked: 1, bought: 1 } },
	ordered = [],
	odd = [],
}: {
	readonly stored?: Partial<StoredState>;
	readonly operations?: readonly Operation[];
	readonly reports?: Readonly<Record<string, { asked: number; bought: number }>>;
	readonly ordered?: readonly string[];
	readonly odd?: readonly string[];
} = {}): Evidence {
	const seen = nothingSeen();
	seen.answered.push(ANSWERED);
	seen.ordered.push(...ordered.map((id) => ({ id, at: 0 })));
	seen.odd.push(...odd);
	return {
		stored: {
			accounts: [{ id: PERSON, requests: 9 }],
			entries: [BOUGHT, CHARGED],
			orders: [ORDER],
			lookups: [LOOKUP],
			remarks: [],
			ledger: { accounts: 1, entries: 2, differences: [] },
			...stored,
		},
		operations,
		reports: new Map(Object.entries(reports)),
		seen,
	};
}

const wrongSum: Operation = { ...PAID, operation: '2', how: 'other-amount' };
const again: Operation = { ...PAID, operation: '2' };
const listed = { remarks: [{ why: 'amount', operation_id: '2' }] };

describe('An exact ledger', () => {
	test.each([
		['as they are', evidence()],
		['a wrong sum that is on the list', evidence({ operations: [PAID, wrongSum], stored: listed })],
		['a second payment that is on the list', evidence({ operations: [PAID, again], stored: listed })],
		['a report that was asked for again', evidence({ reports: { one: { asked: 3, bought: 1 } } })],
		[
			'a lookup that found nothing',
			evidence({
				stored: {
					lookups: [LOOKUP, { ...LOOKUP, id: 'two', plate: 'С808УХ97', state: 'released', vin: null }],
				},
			}),
		],
	])('show no difference: %s', (_name, exact) => {
		expect(findDifferences(exact)).toEqual([]);
	});
});

describe('A difference is seen', () => {
	const nothingPaid = { entries: [CHARGED], accounts: [{ id: PERSON, requests: -1 }] };
	test.each<[string, Evidence]>([
		[
			'an acknowledged credit is lost',
			evidence({ stored: { ...nothingPaid, orders: [{ ...ORDER, state: 'waiting' }] } }),
		],
		[
			'a credit is doubled',
			evidence({ stored: { entries: [BOUGHT, BOUGHT, CHARGED], accounts: [{ id: PERSON, requests: 19 }] } }),
		],
		['a credit nobody paid for', evidence({ operations: [{ ...PAID, how: 'decline', confirmed: 0 }] })],
		[
			'a credit for a wrong sum',
			evidence({
				operations: [{ ...PAID, how: 'other-amount' }],
				stored: { remarks: [{ why: 'amount', operation_id: '1' }] },
			}),
		],
		['a credit of another size', evidence({ stored: { entries: [{ ...BOUGHT, kopecks: 1000 }, CHARGED] } })],
		[
			'a credit of no order',
			evidence({ stored: { entries: [BOUGHT, CHARGED, { ...BOUGHT, reference: 'order:A2', requests: 0 }] } }),
		],
		['an order paid and not marked so', evidence({ stored: { orders: [{ ...ORDER, state: 'waiting' }] } })],
		['an order that was taken is gone, unpaid', evidence({ ordered: ['A1', 'A2'] })],
		[
			'an order is gone',
			evidence({ stored: { orders: [], entries: [CHARGED], accounts: [{ id: PERSON, requests: -1 }] } }),
		],
		[
			'a notification was never confirmed',
			evidence({ operations: [PAID, { ...again, confirmed: 0 }], stored: listed }),
		],
		['a wrong sum is not on the list', evidence({ operations: [PAID, wrongSum] })],
		['a second payment is not on the list', evidence({ operations: [PAID, again] })],
		['a balance is not its sum', evidence({ stored: { accounts: [{ id: PERSON, requests: 10 }] } })],
		[
			'the ledger says so itself',
			evidence({
				stored: {
					ledger: {
						accounts: 1,
						entries: 2,
						differences: [{ accountId: PERSON, balance: 9, booked: 9, held: 10 }],
					},
				},
			}),
		],
		[
			'a given VIN is not charged',
			evidence({
				stored: { lookups: [], entries: [BOUGHT], accounts: [{ id: PERSON, requests: 10 }] },
				reports: {},
			}),
		],
		[
			'a charge is doubled',
			evidence({ stored: { entries: [BOUGHT, CHARGED, CHARGED], accounts: [{ id: PERSON, requests: 8 }] } }),
		],
		[
			'a released lookup is charged',
			evidence({
				stored: {
					lookups: [LOOKUP, { ...LOOKUP, id: 'two', state: 'released' }],
					entries: [BOUGHT, CHARGED, { ...CHARGED, reference: 'lookup:two' }],
					accounts: [{ id: PERSON, requests: 8 }],
				},
			}),
		],
		[
			'a lookup still holds',
			evidence({ stored: { lookups: [LOOKUP, { ...LOOKUP, id: 'two', state: 'held', vin: null }] } }),
		],
		[
			'one VIN is charged twice',
			evidence({
				stored: {
					lookups: [LOOKUP, { ...LOOKUP, id: 'two' }],
					entries: [BOUGHT, CHARGED, { ...CHARGED, reference: 'lookup:two' }],
					accounts: [{ id: PERSON, requests: 8 }],
				},
				reports: { one: { asked: 1, bought: 1 }, two: { asked: 1, bought: 1 } },
			}),
		],
		[
			'a charge of no lookup',
			evidence({
				stored: { entries: [BOUGHT, CHARGED, { ...CHARGED, reference: 'lookup:three', requests: 0 }] },
			}),
		],
		['a report was bought twice', evidence({ reports: { one: { asked: 2, bought: 2 } } })],
		['nothing was bought for a charge', evidence({ reports: {} })],
		[
			'a report was bought for no lookup',
			evidence({ reports: { one: { asked: 1, bought: 1 }, two: { asked: 1, bought: 1 } } }),
		],
		['an odd reply', evidence({ odd: ['a lookup was answered 500'] })],
	])('%s', (_name, wrong) => {
		expect(findDifferences(wrong)).not.toEqual([]);
	});
});
