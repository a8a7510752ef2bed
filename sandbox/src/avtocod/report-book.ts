import { createHash } from 'node:crypto';

export type ReportQuery = {
	readonly type: 'VIN' | 'GRZ' | 'OTHER';
	readonly body: string;
	readonly asked: string;
	/** True where a report that is kept must not serve. */
	readonly forced: boolean;
};

/** True for a search that its asker pays for. */
export function isPaid({ type, forced }: ReportQuery): boolean {
	return type === 'GRZ' && forced;
}

/** How often a paid report was ordered under one key, and how many were made and charged for it. */
export type PaidOrders = { readonly asked: number; readonly bought: number };

/** A report that was ordered; what it says follows from the query and the time that has passed. */
export type OrderedReport = {
	readonly uid: string;
	readonly query: ReportQuery;
	readonly madeAt: Date;
	/** How many times longer than usual its sources take. */
	readonly slowness: number;
};

export type Order = { readonly report: OrderedReport; readonly isNew: boolean };

const REPORTS_AT_MOST = 2000;

/** The reports that were ordered, the newest two thousand of them, and how often each subject was ordered. */
export type ReportBook = {
	/** Orders a report; the same idempotence key never orders twice. */
	order(type: string, query: ReportQuery, key: string | null, madeAt: Date, slowness: number): Order;
	/** Starts an ordered report again under its old uid. */
	refresh(uid: string, madeAt: Date): OrderedReport | null;
	find(uid: string): OrderedReport | null;
	all(): readonly OrderedReport[];
	/** How many reports were ordered about a subject, `VIN:…` or `GRZ:…`. */
	orders(): Readonly<Record<string, number>>;
	/** Paid orders by their idempotence keys; those without one under an empty key. */
	paid(): Readonly<Record<string, PaidOrders>>;
	reset(): void;
};

export function createReportBook(): ReportBook {
	const reports = new Map<string, OrderedReport>();
	const uidByKey = new Map<string, string>();
	const ordersBySubject = new Map<string, number>();
	const paidByKey = new Map<string, PaidOrders>();
	let ordered = 0;

	function remember(report: OrderedReport): OrderedReport {
		reports.delete(report.uid);
		reports.set(report.uid, report);
		forgetOldest(reports);
		return report;
	}

	function countPaid(key: string, isNew: boolean): void {
		const { asked, bought } = paidByKey.get(key) ?? { asked: 0, bought: 0 };
		paidByKey.set(key, { asked: asked + 1, bought: bought + (isNew ? 1 : 0) });
		forgetOldest(paidByKey);
	}

	return {
		order(type, query, key, madeAt, slowness) {
			const earlier = key === null ? undefined : reports.get(uidByKey.get(key) ?? '');
			if (isPaid(query)) countPaid(key ?? '', !earlier);
			if (earlier) return { report: earlier, isNew: false };
			ordered += 1;
			const uid = uidOf(type, query, key ?? `order ${ordered}`);
			if (key !== null) uidByKey.set(key, uid);
			forgetOldest(uidByKey);
			const subject = `${query.type}:${query.body}`;
			ordersBySubject.set(subject, (ordersBySubject.get(subject) ?? 0) + 1);
			forgetOldest(ordersBySubject);
			return { report: remember({ uid, query, madeAt, slowness }), isNew: true };
		},
		refresh(uid, madeAt) {
			const report = reports.get(uid);
			return report ? remember({ ...report, madeAt }) : null;
		},
		find: (uid) => reports.get(uid) ?? null,
		all: () => [...reports.values()].reverse(),
		orders: () => Object.fromEntries(ordersBySubject),
		paid: () => Object.fromEntries(paidByKey),
		reset() {
			reports.clear();
			uidByKey.clear();
			ordersBySubject.clear();
			paidByKey.clear();
			ordered = 0;
		},
	};
}

function forgetOldest(map: Map<string, unknown>): void {
	const [oldest] = map.keys();
	if (map.size > REPORTS_AT_MOST && oldest !== undefined) map.delete(oldest);
}

/**
 * Uids as the supplier builds them: type, query, domain. A query in Cyrillic goes in as base64 of its JSON,
 * so a uid may carry `/`, `+` and `=`, which a client has to escape in a path.
 */
function uidOf(type: string, query: ReportQuery, seed: string): string {
	const [name, domain] = type.split('@');
	const { type: kind, body } = query;
	const plain = /^[A-Z0-9]+$/.test(body);
	const part = plain ? body : Buffer.from(JSON.stringify({ type: kind, body })).toString('base64');
	const mark = createHash('sha256').update(seed).digest('hex').slice(0, 12);
	return `${name}_${part}_${mark}@${domain}`;
}
