import { randomUUID } from 'node:crypto';
import type { ReportLedger } from '@avtosverka/registers/report-ledger';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { isFree, isLeasedBy, NO_LEASE } from './lease-columns.ts';
import { pack, unpack } from './pack.ts';
import { createReportOpening } from './report-opening.ts';
import { supplierReport } from './schema/supplier-report.ts';
import type { Database, Store } from './store.ts';

const context = (id: string) => `supplier_report.snapshot:${id}`;
const given = sql.placeholder;

/** Planned once a connection: a fresh report asks all of them but the last. */
function prepareStatements(db: Database) {
	const { id, snapshot, snapshotKeyId, snapshotAt, complete } = supplierReport;
	const change = eq(id, given('id'));
	const free = or(isLeasedBy(supplierReport, given('leaseOwner')), isFree(supplierReport, given('now')));
	// A poller that lost its lease while it waited must not put an older state over a newer one.
	const newer = or(isNull(snapshotAt), lte(snapshotAt, given('at')));
	return {
		made: db
			.update(supplierReport)
			.set({ reportUid: sql`${given('uid')}` })
			.where(change)
			.prepare('report_made'),
		lease: db
			.update(supplierReport)
			.set({ leaseOwner: sql`${given('leaseOwner')}`, leasedUntil: sql`${given('until')}` })
			.where(and(change, free))
			.returning({ id })
			.prepare('report_lease'),
		release: db
			.update(supplierReport)
			.set(NO_LEASE)
			.where(and(change, isLeasedBy(supplierReport, given('leaseOwner'))))
			.prepare('report_release'),
		publish: db
			.update(supplierReport)
			.set({
				snapshot: sql`${given('bytes')}`,
				snapshotKeyId: sql`${given('keyId')}`,
				snapshotAt: sql`${given('at')}`,
				complete: sql`${given('complete')}`,
			})
			.where(and(change, newer))
			.prepare('report_publish'),
		latest: db
			.select({ bytes: snapshot, keyId: snapshotKeyId, at: snapshotAt, complete })
			.from(supplierReport)
			.where(change)
			.prepare('report_latest'),
		drop: db.delete(supplierReport).where(change).prepare('report_drop'),
	};
}

/** The ledger of asynchronous reports in PostgreSQL, shared by all processes. */
export function createReportLedger(store: Store, clock: { now(): Date }): ReportLedger {
	const { db, cipher } = store;
	const statements = prepareStatements(db);
	const open = createReportOpening(store);
	return {
		open: (subject, notBefore, key = randomUUID()) => open({ subject, notBefore, key, now: clock.now() }),
		async made(id, uid) {
			await statements.made.execute({ id, uid });
		},
		async lease(id, leaseOwner, forMs) {
			const now = clock.now();
			const until = new Date(now.getTime() + forMs);
			const taken = await statements.lease.execute({
				id,
				leaseOwner,
				now: now.toISOString(),
				until: until.toISOString(),
			});
			return taken.length > 0;
		},
		async release(id, leaseOwner) {
			await statements.release.execute({ id, leaseOwner });
		},
		async publish(id, { body, at, complete }) {
			const { bytes, keyId } = await pack(cipher, body, context(id));
			await statements.publish.execute({ id, bytes, keyId, at: at.toISOString(), complete });
		},
		async latest(id) {
			const [row] = await statements.latest.execute({ id });
			if (!row?.bytes || row.keyId === null || row.at === null) return null;
			const body = await unpack(cipher, { keyId: row.keyId, bytes: row.bytes }, context(id));
			return { body, at: row.at, complete: row.complete };
		},
		async drop(id) {
			await statements.drop.execute({ id });
		},
	};
}
