import { pause } from '../../../async/pause.ts';
import type { Asker, RefusedOrder } from '../../../order-budget.ts';
import type { Subject } from '../../../register.ts';
import type { ReportLedger, SupplierReportRow } from '../../../report-ledger.ts';
import type { ReportPolicy } from '../../../request-policies.ts';
import type { AvtocodCalls } from '../calls.ts';
import {
	hasFailedWhole,
	type PolledReport,
	polledReport,
	progressOf,
	readPublishedReport,
} from './polled-report.ts';
import type { AvtocodFailure, ReplyFailure } from './reply.ts';

export type PollerTools = {
	readonly calls: AvtocodCalls;
	readonly ledger: ReportLedger;
	readonly requestPolicy: ReportPolicy;
	/** Names this process in the ledger. */
	readonly leaseOwner: string;
	readonly now: () => Date;
};

export type PollerOrder = {
	readonly row: SupplierReportRow;
	readonly subject: Subject;
	readonly asker: Asker;
	/** Asked at the moment of ordering: true when a kept report of the supplier's must not serve. */
	readonly force: () => boolean;
	/** The subject's row as the ledger has it now: others may have ordered the report, or given it up. */
	readonly reread: () => Promise<SupplierReportRow>;
};

/** How polling ended: complete (null), without a complete report, or without an order. */
export type Ending = AvtocodFailure | RefusedOrder | null;

/**
 * Makes and polls a report while this process holds its lease, else watches what the holder publishes, until
 * the report is complete, fails or the deadline passes. `show` is given every look. Rejects only when the
 * ledger does.
 */
export async function pollSupplierReport(
	order: PollerOrder,
	tools: PollerTools,
	show: (snapshot: PolledReport) => void,
): Promise<Ending> {
	const { ledger, requestPolicy, leaseOwner } = tools;
	const { id } = order.row;
	const deadline = new AbortController();
	const timer = setTimeout(() => deadline.abort(), requestPolicy.reportDeadlineMs);
	const steps = createSteps(order, tools, show, deadline.signal);
	try {
		let step: Step = GO_ON;
		let leading = false;
		let fresh = order.row.reportUid === null;
		while (!deadline.signal.aborted) {
			// A process without the lease looks first at what is known: a finished report needs no holder.
			if (!leading && !fresh) step = await steps.watch();
			fresh = false;
			leading = step === GO_ON && (await ledger.lease(id, leaseOwner, requestPolicy.leaseMs));
			if (leading) step = await steps.lead();
			if (step !== GO_ON) break;
			await pause(requestPolicy.pollEveryMs, deadline.signal);
		}
		if (step === null) return null;
		const failed = step === GO_ON || deadline.signal.aborted ? TOO_LATE : step;
		// Its row stays: the next question may have it ordered.
		if ('refusal' in failed) return failed;
		if (leading && failed.gone) await ledger.drop(id);
		return failed.failure;
	} finally {
		clearTimeout(timer);
		await ledger.release(id, leaseOwner);
	}
}

const GO_ON = 'go-on';
/** A step leaves the report under way, finds it complete (null), or fails. */
type Step = typeof GO_ON | null | ReplyFailure | RefusedOrder;

function createSteps(
	order: PollerOrder,
	{ calls, ledger, now }: PollerTools,
	show: (snapshot: PolledReport) => void,
	signal: AbortSignal,
) {
	const { id, idempotenceKey } = order.row;
	let uid = order.row.reportUid;
	let published: string | null = null;
	let watched = false;

	/** Orders the report if no process has, and polls it. */
	async function lead(): Promise<Step> {
		let written: Promise<void> | null = null;
		if (uid === null && watched) uid = (await order.reread()).reportUid;
		if (uid === null) {
			const { subject, asker } = order;
			const made = await calls.make({ subject, asker, idempotenceKey, force: order.force() }, signal);
			if (!made.ok) return made;
			uid = made.uid;
			written = ledger.made(id, uid);
		}
		// The ledger is written while the supplier is asked: looking costs nothing, and the order has its key.
		const [polled] = await Promise.all([calls.poll(uid, signal), written]);
		if (!polled.ok) return polled;
		const snapshot = polledReport(polled.reports, polled.body, now());
		show(snapshot);
		await publish(snapshot);
		return snapshot.complete ? null : GO_ON;
	}

	/** Every look carries a new stamp, so bytes always differ: only what sources say is news to the others. */
	async function publish(snapshot: PolledReport): Promise<void> {
		const progress = progressOf(snapshot);
		if (progress !== published || snapshot.complete) {
			published = progress;
			await ledger.publish(id, { body: snapshot.body, at: snapshot.at, complete: snapshot.complete });
		}
		// Nothing in it can ever serve: the next question orders another.
		if (hasFailedWhole(snapshot)) await ledger.drop(id);
	}

	async function watch(): Promise<Step> {
		watched = true;
		const cached = await ledger.latest(id);
		const snapshot = cached === null ? null : readPublishedReport(cached);
		if (snapshot) show(snapshot);
		if (snapshot?.complete) return null;
		if (cached === null && (await order.reread()).id !== id) return GIVEN_UP;
		return GO_ON;
	}
	return { lead, watch };
}

const TOO_LATE: ReplyFailure = {
	ok: false,
	failure: { state: 'unreachable', detail: 'the report did not become complete in time' },
	gone: true,
};

const GIVEN_UP: ReplyFailure = {
	ok: false,
	failure: { state: 'unreachable', detail: 'another process gave the report up' },
	gone: false,
};
