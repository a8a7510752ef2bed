import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { describe, expect, test } from 'vitest';
import { findReportDifferences } from './audit.ts';
import type { ReportEvidence } from './evidence.ts';
import { inventPerson } from './persons.ts';
import { nothingSeen } from './seen.ts';
import type { StoredReports } from './stored-reports.ts';

type Block = StoredReports['blocks'][number];

const UUID = '00000000-0000-4000-8000-000000000001';
const EMAIL = 'buyer@sandbox.example.org';
const PERSON = inventPerson(7);
const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T13:00:00Z');
const COSTLY: readonly string[] = ['passport', 'arbiter'];

const BLOCKS: readonly Block[] = PERSON_REGISTERS.map((register) => ({
	report_uuid: UUID,
	register,
	state: 'clear',
	source: COSTLY.includes(register) ? 'apicloud' : 'fns',
	attempts: 1,
	unpaid_attempts: 0,
	answered_at: NOON,
	next_at: null,
	awaits_payment: false,
	costly_open: false,
	costly_sent: COSTLY.includes(register) ? 1 : 0,
	costly_repeated: 0,
}));
const REPORT = {
	uuid: UUID,
	account_id: 'account',
	idempotence_key: 'key',
	consents: 1,
	paid_at: NOON,
	order_id: 'A1',
	has_email: true,
	completed_at: NOON,
};
const ORDER = { id: 'A1', account_id: 'account', requests: 0, kopecks: 7900, state: 'paid' } as const;
const ENTRY = { account_id: 'account', reference: 'order:A1', requests: 0, kopecks: 7900 };
const PAID = {
	operation: '1',
	transaction: 'A1',
	how: 'pay',
	state: 'SUCCEED',
	sent: 1,
	confirmed: 1,
	confirmedAt: '2026-12-01T10:00:00.000Z',
} as const;
const LETTER = { id: 'letter-1', kind: 'report-paid', about: UUID, state: 'sent' } as const;
const EVIDENCE = {
	to: [EMAIL],
	subject: 'Ваш отчёт о владельце готов',
	messageId: '<letter-1@localhost>',
	files: [{ type: 'application/pdf', size: 9 }],
};
const PASSPORT = { seria: '4510', nomer: '200007' };
const COURTS = { participant: `Примеров Иван ${PERSON.middle_name}` };
const CHARGED = [
	{ register: 'passport', asked: PASSPORT, times: 1 },
	{ register: 'arbiter', asked: COURTS, times: 1 },
] as const;

/** One report that was ordered, paid for and sent, changed in places. */
function evidence(
	own: Partial<Omit<ReportEvidence, 'reports' | 'stored'>> & {
		readonly reports?: Partial<StoredReports>;
		readonly stored?: Partial<ReportEvidence['stored']>;
	} = {},
): ReportEvidence {
	const seen = nothingSeen();
	seen.presses.push({ key: 'key', accountId: 'account', person: PERSON, uuids: new Set([UUID]) });
	for (const id of ['A1', 'A2']) seen.orders.set(id, { uuid: UUID, email: EMAIL });
	return {
		operations: [PAID],
		charged: CHARGED,
		received: [EVIDENCE],
		seen,
		...own,
		stored: {
			accounts: [{ id: 'account', requests: 0 }],
			entries: [ENTRY],
			orders: [ORDER],
			lookups: [],
			remarks: [],
			ledger: { accounts: 1, entries: 1, differences: [] },
			...own.stored,
		},
		reports: { reports: [REPORT], blocks: BLOCKS, letters: [LETTER], ...own.reports },
	};
}

/** The blocks with one of them changed. */
const changed = (register: string, own: Partial<Block>) => ({
	blocks: BLOCKS.map((block) => (block.register === register ? { ...block, ...own } : block)),
});
const asked = (times: number) => [CHARGED[0], { ...CHARGED[1], times }];

const givenUp: Partial<Block> = {
	state: 'unreachable',
	attempts: 5,
	answered_at: null,
	costly_open: true,
	costly_sent: 2,
	costly_repeated: 1,
};
const twicePaid = {
	entries: [ENTRY, { ...ENTRY, reference: 'order:A2' }],
	orders: [ORDER, { ...ORDER, id: 'A2' }],
};
const BOTH_PAID = [PAID, { ...PAID, operation: '2', transaction: 'A2' }];
const LATE = { ...LETTER, id: 'letter-2', kind: 'report-completed' } as const;

describe('Exact reports', () => {
	test.each([
		['as they are', evidence()],
		[
			'a costly question that was repeated after a death, and counted',
			evidence({
				charged: asked(2),
				reports: changed('arbiter', { costly_sent: 2, costly_repeated: 1 }),
			}),
		],
		[
			'one that was marked and never left',
			evidence({ reports: changed('arbiter', { costly_sent: 2, costly_repeated: 1 }) }),
		],
		[
			'one that was asked again after a failure',
			evidence({ charged: asked(2), reports: changed('arbiter', { costly_sent: 2, attempts: 2 }) }),
		],
		['one that was given up', evidence({ charged: asked(2), reports: changed('arbiter', givenUp) })],
		[
			'a second order whose payment is listed',
			evidence({
				stored: { ...twicePaid, remarks: [{ why: 'paid-report', operation_id: '2' }] },
				operations: BOTH_PAID,
			}),
		],
		['a letter that came twice', evidence({ received: [EVIDENCE, EVIDENCE] })],
		[
			'a late answer and its letter',
			evidence({
				reports: {
					...changed('fssp', { answered_at: LATER }),
					letters: [LETTER, LATE],
				},
				received: [EVIDENCE, { ...EVIDENCE, messageId: '<letter-2@localhost>' }],
			}),
		],
	])('show no difference: %s', (_name, exact) => {
		expect(findReportDifferences(exact)).toEqual([]);
	});
});

describe('A difference is seen', () => {
	test.each<[string, ReportEvidence]>([
		['a report is gone', evidence({ reports: { reports: [], blocks: [], letters: [] } })],
		[
			'one press made two reports',
			evidence({ reports: { reports: [REPORT, { ...REPORT, uuid: 'other' }] } }),
		],
		['a report without consent', evidence({ reports: { reports: [{ ...REPORT, consents: 0 }] } })],
		[
			'a report that is not complete',
			evidence({ reports: { reports: [{ ...REPORT, completed_at: null }] } }),
		],
		['a block is gone', evidence({ reports: { blocks: BLOCKS.slice(1) } })],
		[
			'a block ended without its answer',
			evidence({ reports: changed('fssp', { state: 'unreachable', answered_at: null }) }),
		],
		['a block still to be asked', evidence({ reports: changed('fssp', { next_at: NOON }) })],
		[
			'a paid report is not paid',
			evidence({ reports: { reports: [{ ...REPORT, paid_at: null, order_id: null, has_email: false }] } }),
		],
		['a report is paid that nobody paid for', evidence({ operations: [] })],
		['a payment is credited twice', evidence({ stored: { entries: [ENTRY, ENTRY] } })],
		['a payment is not in the ledger', evidence({ stored: { entries: [] } })],
		['a second payment that is not listed', evidence({ stored: twicePaid, operations: BOTH_PAID })],
		['a costly question nobody asked', evidence({ charged: [CHARGED[0]] })],
		['a costly question that is not counted', evidence({ charged: asked(2) })],
		[
			'a costly question that was repeated and not counted so',
			evidence({ charged: asked(2), reports: changed('arbiter', { costly_sent: 2 }) }),
		],
		[
			'a third one after two deaths',
			evidence({
				charged: asked(3),
				reports: changed('arbiter', { costly_sent: 3, costly_repeated: 1 }),
			}),
		],
		[
			'a third one in a block that is given up',
			evidence({ charged: asked(3), reports: changed('arbiter', { ...givenUp, costly_sent: 3 }) }),
		],
		[
			'a question about nobody',
			evidence({ charged: [...CHARGED, { register: 'inn', asked: { lastname: 'Иной' }, times: 1 }] }),
		],
		['a letter was never written', evidence({ reports: { letters: [] }, received: [] })],
		['a letter never came', evidence({ received: [] })],
		['a letter came to somebody else', evidence({ received: [{ ...EVIDENCE, to: ['other@example.org'] }] })],
		['a letter came without its document', evidence({ received: [{ ...EVIDENCE, files: [] }] })],
		['a letter still waits', evidence({ reports: { letters: [{ ...LETTER, state: 'waiting' }] } })],
		['a letter was written twice', evidence({ reports: { letters: [LETTER, { ...LETTER, id: 'two' }] } })],
		['a late answer without its letter', evidence({ reports: changed('fssp', { answered_at: LATER }) })],
		[
			'a letter of nobody came',
			evidence({ received: [EVIDENCE, { ...EVIDENCE, messageId: '<x@localhost>' }] }),
		],
		['an address is lost', evidence({ reports: { reports: [{ ...REPORT, has_email: false }] } })],
	])('%s', (_name, wrong) => {
		expect(findReportDifferences(wrong)).not.toEqual([]);
	});
});
