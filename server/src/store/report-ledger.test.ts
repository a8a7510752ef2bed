import { ledgerConformance } from '@avtosverka/registers/report-ledger.conformance';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createReportLedger } from './report-ledger.ts';
import { setUpDatabase } from './testing/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const database = setUpDatabase();
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

	test('opens many reports together, one for each subject, in however many processes', async () => {
		const ledgers = [ledgerAt(() => new Date()), ledgerAt(() => new Date())];
		const old = await ledgers[0]?.open('vin:5', new Date(0));
		const subjects = Array.from({ length: 300 }, (_, index) => `vin:${index % 30}`);
		const rows = await Promise.all(
			subjects.map((subject, index) => ledgers[index % 2]?.open(subject, new Date(0))),
		);
		const ids = new Map(subjects.map((subject, index) => [subject, rows[index]?.id]));
		expect(rows.map((row) => row?.id)).toEqual(subjects.map((subject) => ids.get(subject)));
		expect(new Set(ids.values()).size).toBe(30);
		expect(ids.get('vin:5')).toBe(old?.id);
	});

	test('gives of several wishes at one moment none an older report than it may have', async () => {
		const start = Date.now();
		const before = await ledgerAt(() => new Date(start - 60_000)).open('vin:a', new Date(0));
		const ledger = ledgerAt(() => new Date(start));
		const [any, recent, other] = await Promise.all([
			ledger.open('vin:a', new Date(0)),
			ledger.open('vin:a', new Date(start - 1_000)),
			ledger.open('vin:b', new Date(0)),
		]);
		expect(recent?.id).not.toBe(before.id);
		expect(any?.id).toBe(recent?.id);
		expect(other?.id).not.toBe(recent?.id);
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
