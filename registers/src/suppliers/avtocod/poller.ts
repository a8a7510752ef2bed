import type { ReportManners } from '../../manners.ts';
import type { Asker, NotOrdered } from '../../order-budget.ts';
import { pause } from '../../pause.ts';
import type { Subject } from '../../register.ts';
import type { ReportLedger, ReportRow } from '../../report-ledger.ts';
import type { Calls } from './calls.ts';
import { hasFailedWhole, type Look, lookAt, progressOf, readSnapshot } from './look.ts';
import type { Failed, Failure } from './reply.ts';

export type PollerTools = {
	readonly calls: Calls;
	readonly ledger: ReportLedger;
	readonly manners: ReportManners;
	/** Names this process in the ledger. */
	readonly holder: string;
	readonly now: () => Date;
};

export type PollerOrder = {
	readonly row: ReportRow;
	readonly subject: Subject;
	readonly asker: Asker;
	/** Asked at the moment of ordering: true when a kept report of the supplier's must not serve. */
	readonly force: () => boolean;
	/** The subject's row as the ledger has it now: others may have ordered the report, or given it up. */
	readonly reread: () => Promise<ReportRow>;
};

/** How polling ended: complete (null), without a complete report, or without an order. */
export type Ending = Failure | NotOrdered | null;

/**
 * Makes and polls a report while this process holds its lease, else watches what the holder publishes, until the
 * report is complete, fails or the deadline passes. `show` is given every look. Rejects only when the ledger does.
 */
export async function pollReport(
	order: PollerOrder,
	tools: PollerTools,
	show: (look: Look) => void,
): Promise<Ending> {
	const { ledger, manners, holder } = tools;
	const { id } = order.row;
	const deadline = new AbortController();
	const timer = setTimeout(() => deadline.abort(), manners.reportDeadlineMs);
	const steps = createSteps(order, tools, show, deadline.signal);
	try {
		let step: Step = GO_ON;
		let leading = false;
		let fresh = order.row.reportUid === null;
		while (!deadline.signal.aborted) {
			// Whoever has no lease looks first at what is known: a finished report needs no holder.
			if (!leading && !fresh) step = await steps.watch();
			fresh = false;
			leading = step === GO_ON && (await ledger.lease(id, holder, manners.leaseMs));
			if (leading) step = await steps.lead();
			if (step !== GO_ON) break;
			await pause(manners.pollEveryMs, deadline.signal);
		}
		if (step === null) return null;
		const failed = step === GO_ON || deadline.signal.aborted ? TOO_LATE : step;
		// Its row stays: whoever asks next may have it ordered.
		if ('refusal' in failed) return failed;
		if (leading && failed.gone) await ledger.drop(id);
		return failed.failure;
	} finally {
		clearTimeout(timer);
		await ledger.release(id, holder);
	}
}

const GO_ON = 'go-on';
/** A step leaves the report under way, finds it complete (null), or fails. */
type Step = typeof GO_ON | null | Failed | NotOrdered;

function createSteps(
	order: PollerOrder,
	{ calls, ledger, now }: PollerTools,
	show: (look: Look) => void,
	signal: AbortSignal,
) {
	const { id, idempotenceKey } = order.row;
	let uid = order.row.reportUid;
	let published: string | null = null;
	let watched = false;

	/** Orders the report if nobody has, and looks at it. */
	async function lead(): Promise<Step> {
		if (uid === null && watched) uid = (await order.reread()).reportUid;
		if (uid === null) {
			const { subject, asker } = order;
			const made = await calls.make({ subject, asker, idempotenceKey, force: order.force() }, signal);
			if (!made.ok) return made;
			uid = made.uid;
			await ledger.made(id, uid);
		}
		const looked = await calls.look(uid, signal);
		if (!looked.ok) return looked;
		const look = lookAt(looked.reports, looked.body, now());
		show(look);
		await publish(look);
		return look.complete ? null : GO_ON;
	}

	/** Every look carries a new stamp, so bytes always differ: only what sources say is news to the others. */
	async function publish(look: Look): Promise<void> {
		const progress = progressOf(look);
		if (progress !== published || look.complete) {
			published = progress;
			await ledger.publish(id, { body: look.body, at: look.at, complete: look.complete });
		}
		// Nothing in it can ever serve: the next question orders another.
		if (hasFailedWhole(look)) await ledger.drop(id);
	}

	/** Shows what the holder of the lease has seen last. */
	async function watch(): Promise<Step> {
		watched = true;
		const kept = await ledger.latest(id);
		const look = kept === null ? null : readSnapshot(kept);
		if (look) show(look);
		if (look?.complete) return null;
		if (kept === null && (await order.reread()).id !== id) return GIVEN_UP;
		return GO_ON;
	}
	return { lead, watch };
}

const TOO_LATE: Failed = {
	ok: false,
	failure: { state: 'unreachable', detail: 'the report did not become complete in time' },
	gone: true,
};

const GIVEN_UP: Failed = {
	ok: false,
	failure: { state: 'unreachable', detail: 'another process gave the report up' },
	gone: false,
};
