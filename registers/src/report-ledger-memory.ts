import { randomUUID } from 'node:crypto';
import type { PublishedReport, ReportLedger, SupplierReportRow } from './report-ledger.ts';

type Entry = {
	readonly subject: string;
	readonly openedAt: number;
	row: SupplierReportRow;
	lease: { readonly leaseOwner: string; readonly until: number } | null;
	snapshot: PublishedReport | null;
};

/** A report of yesterday is never joined, so memory need not hold it. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** A ledger for one process alone: for tests, and for use without a store. */
export function createMemoryLedger(now: () => Date): ReportLedger {
	const entries = new Map<string, Entry>();

	function forgetOld(at: number): void {
		for (const [id, entry] of entries) {
			if (at - entry.openedAt < FORGOTTEN_AFTER_MS) return;
			entries.delete(id);
		}
	}

	return {
		async open(subject, notBefore, key = randomUUID()) {
			const at = now().getTime();
			const newest = [...entries.values()].findLast((entry) => entry.subject === subject);
			if (newest && newest.openedAt >= notBefore.getTime()) return newest.row;
			forgetOld(at);
			const row = { id: randomUUID(), idempotenceKey: key, reportUid: null };
			entries.set(row.id, { subject, openedAt: at, row, lease: null, snapshot: null });
			return row;
		},
		async made(id, reportUid) {
			const entry = entries.get(id);
			if (entry) entry.row = { ...entry.row, reportUid };
		},
		async lease(id, leaseOwner, forMs) {
			const entry = entries.get(id);
			if (!entry) return false;
			const at = now().getTime();
			const taken = entry.lease !== null && entry.lease.leaseOwner !== leaseOwner && entry.lease.until > at;
			if (!taken) entry.lease = { leaseOwner, until: at + forMs };
			return !taken;
		},
		async release(id, leaseOwner) {
			const entry = entries.get(id);
			if (entry?.lease?.leaseOwner === leaseOwner) entry.lease = null;
		},
		async publish(id, snapshot) {
			const entry = entries.get(id);
			if (!entry) return;
			// A poller that lost its lease while it waited must not put an older state over a newer one.
			if (entry.snapshot === null || entry.snapshot.at <= snapshot.at) entry.snapshot = snapshot;
		},
		async latest(id) {
			return entries.get(id)?.snapshot ?? null;
		},
		async drop(id) {
			entries.delete(id);
		},
	};
}
