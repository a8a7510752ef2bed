import { randomUUID } from 'node:crypto';
import type { SupplierReportRow } from '@avtosverka/registers/report-ledger';
import { desc, inArray, lt, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import { supplierReport } from './schema/supplier-report.ts';
import type { Store, Tx } from './store.ts';

/** Which report is wanted: the newest one opened after `notBefore`; else a new one under `key`. */
export type Opening = {
	readonly subject: string;
	readonly notBefore: Date;
	readonly key: string;
	readonly now: Date;
};

/** No supplier serves a report's state longer than it is worth; avtocod's answers are kept for a day. */
const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Each new report throws away a few old ones, so that nothing has to run by the clock. */
const PURGED_FOR_EACH = 20;
/** Set apart from other advisory locks of the product. */
const OPENING_LOCK = 0x5245_504f;

/** Two openings under way: one waits for its lock or its commit while the other works. */
const TOGETHER = { atOnce: 2, most: 100 };

const ROW = {
	id: supplierReport.id,
	idempotenceKey: supplierReport.idempotenceKey,
	reportUid: supplierReport.reportUid,
};

/** Opens reports, all that are wanted at one moment together: ten sections of a car want the same one. */
export function createReportOpening(store: Store): (opening: Opening) => Promise<SupplierReportRow> {
	return batch(async (openings: readonly Opening[]) => {
		const rows = await openAll(store, strictestOfEach(openings));
		return openings.map(({ subject }) => rows.get(subject) as SupplierReportRow);
	}, TOGETHER);
}

/** Of several wishes for one subject the latest `notBefore`: what serves that one serves the others. */
function strictestOfEach(openings: readonly Opening[]): readonly Opening[] {
	const strictest = new Map<string, Opening>();
	for (const opening of openings) {
		const other = strictest.get(opening.subject);
		if (!other || other.notBefore < opening.notBefore) strictest.set(opening.subject, opening);
	}
	return [...strictest.values()];
}

/** Two processes that open the same subject at once must join one report: each costs money. */
function openAll(
	store: Store,
	openings: readonly Opening[],
): Promise<ReadonlyMap<string, SupplierReportRow>> {
	const subjects = openings.map(({ subject }) => subject);
	return store.transaction(async (tx) => {
		await lock(tx, subjects);
		const rows = await newestOfEach(tx, openings);
		const missing = openings.filter(({ subject }) => !rows.has(subject));
		if (missing.length === 0) return rows;
		await purge(tx, missing);
		const added = missing.map(({ subject, key, now }) => {
			const row: SupplierReportRow = { id: randomUUID(), idempotenceKey: key, reportUid: null };
			return { row, subject, openedAt: now };
		});
		await tx.insert(supplierReport).values(added.map(({ row, ...rest }) => ({ ...row, ...rest })));
		return new Map([...rows, ...added.map(({ subject, row }) => [subject, row] as const)]);
	});
}

/** Always in the same order, so that two openings never wait for each other. */
async function lock(tx: Tx, subjects: readonly string[]): Promise<void> {
	await tx.execute(sql`
		select pg_advisory_xact_lock(${OPENING_LOCK}, number)
		from (
			select distinct hashtext(subject) as number from unnest(${sql.param(subjects)}::text[]) as subject
			order by number
		) as numbers`);
}

async function newestOfEach(tx: Tx, openings: readonly Opening[]): Promise<Map<string, SupplierReportRow>> {
	const subjects = sql.param(openings.map(({ subject }) => subject));
	const moments = sql.param(openings.map(({ notBefore }) => notBefore.toISOString()));
	const rows = await tx
		.selectDistinctOn([supplierReport.subject], { ...ROW, subject: supplierReport.subject })
		.from(supplierReport)
		.innerJoin(
			sql`unnest(${subjects}::text[], ${moments}::timestamptz[]) as wanted (subject, not_before)`,
			sql`wanted.subject = ${supplierReport.subject} and ${supplierReport.openedAt} >= wanted.not_before`,
		)
		.orderBy(supplierReport.subject, desc(supplierReport.openedAt));
	return new Map(rows.map(({ subject, ...row }) => [subject, row]));
}

async function purge(tx: Tx, missing: readonly Opening[]): Promise<void> {
	const latest = Math.max(...missing.map(({ now }) => now.getTime()));
	const old = tx
		.select({ id: supplierReport.id })
		.from(supplierReport)
		.where(lt(supplierReport.openedAt, new Date(latest - RETENTION_MS)))
		.orderBy(supplierReport.openedAt)
		.limit(PURGED_FOR_EACH * missing.length)
		.for('update', { skipLocked: true });
	await tx.delete(supplierReport).where(inArray(supplierReport.id, old));
}
