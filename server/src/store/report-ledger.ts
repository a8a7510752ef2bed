import { randomUUID } from 'node:crypto';
import type { ReportLedger, ReportRow } from '@avtosverka/registers/report-ledger';
import { and, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { pack, unpack } from './pack.ts';
import type { Database, Store } from './store.ts';
import { supplierReport } from './tables.ts';

/** No supplier serves a report's state longer than it is worth; avtocod's answers are kept for a day. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
/** Each new report throws away a few old ones, so that nothing has to run by the clock. */
const PURGED_AT_ONCE = 20;
/** Set apart from other advisory locks of the product. */
const OPENING_LOCK = 0x5245_504f;

const ROW = {
	id: supplierReport.id,
	idempotenceKey: supplierReport.idempotenceKey,
	reportUid: supplierReport.reportUid,
};

const context = (id: string) => `supplier_report.snapshot:${id}`;

/** The ledger of asynchronous reports in PostgreSQL, shared by all processes. */
export function createReportLedger(store: Store, clock: { now(): Date }): ReportLedger {
	const { db, seal } = store;
	const change = (id: string) => eq(supplierReport.id, id);
	return {
		open: (subject, notBefore, key = randomUUID()) => open(store, { subject, notBefore, key }, clock.now()),
		async made(id, reportUid) {
			await db.update(supplierReport).set({ reportUid }).where(change(id));
		},
		async lease(id, holder, forMs) {
			const now = clock.now();
			const free = or(
				isNull(supplierReport.leaseHolder),
				eq(supplierReport.leaseHolder, holder),
				lte(supplierReport.leasedUntil, now),
			);
			const taken = await db
				.update(supplierReport)
				.set({ leaseHolder: holder, leasedUntil: new Date(now.getTime() + forMs) })
				.where(and(change(id), free))
				.returning({ id: supplierReport.id });
			return taken.length > 0;
		},
		async release(id, holder) {
			await db
				.update(supplierReport)
				.set({ leaseHolder: null, leasedUntil: null })
				.where(and(change(id), eq(supplierReport.leaseHolder, holder)));
		},
		async publish(id, { body, at, complete }) {
			const packed = await pack(seal, body, context(id));
			// A poller that lost its lease while it waited must not put an older state over a newer one.
			const newer = or(isNull(supplierReport.snapshotAt), lte(supplierReport.snapshotAt, at));
			await db
				.update(supplierReport)
				.set({ snapshot: packed.bytes, snapshotKeyId: packed.keyId, snapshotAt: at, complete })
				.where(and(change(id), newer));
		},
		async latest(id) {
			const { snapshot: bytes, snapshotKeyId: keyId, snapshotAt: at, complete } = supplierReport;
			const [row] = await db.select({ bytes, keyId, at, complete }).from(supplierReport).where(change(id));
			if (!row?.bytes || row.keyId === null || row.at === null) return null;
			const body = await unpack(seal, { keyId: row.keyId, bytes: row.bytes }, context(id));
			return { body, at: row.at, complete: row.complete };
		},
		async drop(id) {
			await db.delete(supplierReport).where(change(id));
		},
	};
}

/** Two processes that open the same subject at once must join one report: each costs money. */
function open(
	store: Store,
	{ subject, notBefore, key }: { subject: string; notBefore: Date; key: string },
	now: Date,
): Promise<ReportRow> {
	return store.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${OPENING_LOCK}, hashtext(${subject}))`);
		const [newest] = await tx
			.select(ROW)
			.from(supplierReport)
			.where(and(eq(supplierReport.subject, subject), gte(supplierReport.openedAt, notBefore)))
			.orderBy(desc(supplierReport.openedAt))
			.limit(1);
		if (newest) return newest;
		await purge(tx, now);
		const row = { id: randomUUID(), idempotenceKey: key, reportUid: null };
		await tx.insert(supplierReport).values({ ...row, subject, openedAt: now });
		return row;
	});
}

async function purge(tx: Pick<Database, 'select' | 'delete'>, now: Date): Promise<void> {
	const old = tx
		.select({ id: supplierReport.id })
		.from(supplierReport)
		.where(lt(supplierReport.openedAt, new Date(now.getTime() - KEPT_FOR_MS)))
		.orderBy(supplierReport.openedAt)
		.limit(PURGED_AT_ONCE)
		.for('update', { skipLocked: true });
	await tx.delete(supplierReport).where(inArray(supplierReport.id, old));
}
