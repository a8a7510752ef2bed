import { describe, expect, test } from 'vitest';
import type { ReportLedger } from '../../report-ledger.ts';
import { createMemoryLedger } from '../../report-ledger-memory.ts';
import { ALL_OK, contentOf, envelopeOf, reportOf } from './testing/report.ts';
import { aboutVin, play } from './testing/supplier.ts';

const FULL = { text: envelopeOf(reportOf(contentOf('report_full.json'))) };
const AT_WORK = {
	text: envelopeOf(
		reportOf(contentOf('report_full.json'), { ...ALL_OK, 'gibdd.dtp': 'PROGRESS', pledge: 'PROGRESS' }),
	),
};
const ledgerOfTwo = () => createMemoryLedger(() => new Date());
const REQUEST_POLICIES = { pollEveryMs: 5, reportDeadlineMs: 2_000, leaseMs: 60 };

describe('two processes that share a ledger', () => {
	test('make one report and poll it once', async () => {
		const ledger = ledgerOfTwo();
		const one = play({ polls: [AT_WORK, AT_WORK, FULL] }, { ledger, leaseOwner: 'one' });
		const other = play({ polls: [FULL] }, { ledger, leaseOwner: 'other' });
		const answers = await Promise.all([
			one.supplier.ask('dtp', aboutVin()),
			other.supplier.ask('zalog', aboutVin()),
			other.supplier.ask('wanted', aboutVin()),
		]);
		expect(answers.map(({ state }) => state)).toEqual(['found', 'found', 'found']);
		expect(other.sent).toEqual([]);
		expect(one.made()).toBe(1);
	});

	test('serve a finished report from the ledger', async () => {
		const ledger = ledgerOfTwo();
		await play({ polls: [FULL] }, { ledger }).supplier.ask('dtp', aboutVin());
		const later = play({ polls: [] }, { ledger, leaseOwner: 'other' });
		expect((await later.supplier.ask('zalog', aboutVin())).state).toBe('found');
		expect(later.sent).toEqual([]);
	});

	test('take a report over, without ordering it again, when its holder has died', async () => {
		const ledger = ledgerOfTwo();
		const row = await ledger.open('vin:XTA21144094786239', new Date(0));
		await ledger.lease(row.id, 'dead', REQUEST_POLICIES.leaseMs);
		const heir = play({ polls: [FULL] }, { ledger, leaseOwner: 'heir', requestPolicy: REQUEST_POLICIES });
		const answer = heir.supplier.ask('dtp', aboutVin());
		await ledger.made(row.id, 'made_by_the_dead@example');
		expect((await answer).state).toBe('found');
		expect(heir.made()).toBe(0);
		expect(heir.sent[0]?.url).toContain('/made_by_the_dead@example?');
	});

	test('stop waiting for a report that the other has given up', async () => {
		const ledger = ledgerOfTwo();
		const row = await ledger.open('vin:XTA21144094786239', new Date(0));
		await ledger.lease(row.id, 'another', 60_000);
		const { supplier } = play({ polls: [FULL] }, { ledger, leaseOwner: 'one' });
		const answer = supplier.ask('dtp', aboutVin());
		setTimeout(() => ledger.drop(row.id), 20);
		expect(await answer).toMatchObject({ state: 'unreachable' });
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('found');
	});

	test('publish only what is news', async () => {
		const ledger = ledgerOfTwo();
		let published = 0;
		const counting: ReportLedger = {
			...ledger,
			async publish(id, snapshot) {
				published += 1;
				await ledger.publish(id, snapshot);
			},
		};
		const { supplier } = play({ polls: [AT_WORK, AT_WORK, AT_WORK, FULL] }, { ledger: counting });
		await supplier.ask('dtp', aboutVin());
		await expect.poll(() => published).toBe(2);
	});
});

describe('a ledger that fails', () => {
	test('is our own bug and reaches whoever asks', async () => {
		const ledger: ReportLedger = {
			...ledgerOfTwo(),
			lease: async () => {
				throw new Error('no store');
			},
		};
		const { supplier } = play({ polls: [FULL] }, { ledger });
		await expect(supplier.ask('dtp', aboutVin())).rejects.toThrow('no store');
		await expect(supplier.ask('dtp', aboutVin())).rejects.toThrow('no store');
	});

	test('ends nothing where nobody waits any more', async () => {
		const ledger = ledgerOfTwo();
		const failing: ReportLedger = {
			...ledger,
			publish: async () => {
				throw new Error('no store');
			},
		};
		const { supplier } = play({ polls: [FULL] }, { ledger: failing });
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('found');
		// An unhandled rejection here would fail the whole run.
		await new Promise((resolve) => setTimeout(resolve, 20));
	});
});
