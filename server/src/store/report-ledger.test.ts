import { ledgerConformance } from '@avtosverka/registers/report-ledger.conformance';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReportLedger } from './report-ledger.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.store.db.execute(sql`truncate supplier_report`));

const ledgerAt = (now: () => Date) => createReportLedger(database.store, { now });

describe('the ledger in PostgreSQL', () => {
	ledgerConformance(async () => ledgerAt(() => new Date()));

	test('keeps states encrypted', async () => {
		const ledger = ledgerAt(() => new Date());
		const { id } = await ledger.open('vin:a', new Date(0));
		const body = Buffer.from('{"insurant": "Иванов Иван"}');
		await ledger.publish(id, { body, at: new Date(), complete: true });
		const { rows } = await database.store.db.execute<{ snapshot: Buffer }>(
			sql`select snapshot from supplier_report`,
		);
		expect(rows[0]?.snapshot.includes('Иванов')).toBe(false);
		expect(Buffer.from((await ledger.latest(id))?.body ?? []).equals(body)).toBe(true);
	});

	test('forgets reports after a day', async () => {
		const start = Date.now();
		await ledgerAt(() => new Date(start)).open('vin:old', new Date(0));
		await ledgerAt(() => new Date(start + DAY_MS - 1)).open('vin:new', new Date(0));
		await ledgerAt(() => new Date(start + DAY_MS + 1)).open('vin:newest', new Date(0));
		const { rows } = await database.store.db.execute(
			sql`select subject from supplier_report order by subject`,
		);
		expect(rows).toEqual([{ subject: 'vin:new' }, { subject: 'vin:newest' }]);
	});
});
