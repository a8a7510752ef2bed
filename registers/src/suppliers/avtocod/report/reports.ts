import type { Asker } from '../../../order-budget.ts';
import type { Subject, SupplierOrderKey } from '../../../register.ts';
import { subjectKey } from '../../../register.ts';
import type { PolledReport } from './polled-report.ts';
import { type Ending, type PollerTools, pollSupplierReport } from './poller.ts';

/** Which report may serve a question. */
export type ReportOptions = {
	readonly subject: Subject;
	/** Who is counted for a report that has to be ordered. */
	readonly asker: Asker;
	/** The report must have been opened after this. */
	readonly notBefore: Date;
	/** A new report must not be served from what the supplier keeps. */
	readonly force: boolean;
	/** The paid order whose report alone may serve. */
	readonly order?: SupplierOrderKey;
};

/** A report that this process follows for all questions that wait for a part of it. */
export type Following = {
	/** The newest look; null before the first. */
	latest(): PolledReport | null;
	/** How it ended; undefined while it goes on, null when the report is complete. */
	ending(): Ending | undefined;
	/** Resolves at the next look and at the end. Rejects when our own ledger fails. */
	changed(): Promise<void>;
};

/** On a refresh a report that is not ordered yet is ordered so. */
type ForceableFollowing = Following & { forceOrder(): void };

export type Reports = { follow(options: ReportOptions): Promise<Following> };

/** Finished reports kept in memory, about 100 kB each; older ones are read from the ledger again. */
const REMEMBERED = 64;

/** Followed and finished reports of this process: one poller per report, however many questions wait. */
export function createReports(tools: PollerTools): Reports {
	const followings = new Map<string, ForceableFollowing>();
	const finished = new Map<string, PolledReport>();

	function remember(id: string, snapshot: PolledReport): void {
		finished.delete(id);
		finished.set(id, snapshot);
		const [oldest] = finished.keys();
		if (finished.size > REMEMBERED && oldest !== undefined) finished.delete(oldest);
	}

	return {
		async follow(options) {
			const { order: paid, notBefore } = options;
			const open = () =>
				paid
					? tools.ledger.open(`lookup:${paid.key}`, notBefore, paid.key)
					: tools.ledger.open(subjectKey(options.subject), notBefore);
			const row = await open();
			const known = finished.get(row.id);
			if (known) return finishedFollowing(known);
			const running = followings.get(row.id);
			if (running) {
				if (options.force) running.forceOrder();
				return running;
			}
			let force = options.force;
			const { subject, asker } = options;
			const order = { row, subject, asker, force: () => force, reread: open };
			const board = createBoard();
			const following = {
				...board.following,
				forceOrder() {
					force = true;
				},
			};
			followings.set(row.id, following);
			const polling = pollSupplierReport(order, tools, board.show);
			void polling.then(
				(ending) => {
					const last = board.following.latest();
					if (last?.complete) remember(row.id, last);
					followings.delete(row.id);
					board.end(ending);
				},
				(bug: unknown) => {
					followings.delete(row.id);
					board.fail(bug);
				},
			);
			return following;
		},
	};
}

function finishedFollowing(snapshot: PolledReport): Following {
	return { latest: () => snapshot, ending: () => null, changed: () => Promise.resolve() };
}

function createBoard() {
	let latest: PolledReport | null = null;
	let ending: Ending | undefined;
	let news = withoutWarning();

	function announce(): void {
		const published = news;
		news = withoutWarning();
		published.resolve();
	}
	const following: Following = {
		latest: () => latest,
		ending: () => ending,
		changed: () => news.promise,
	};
	return {
		following,
		show(snapshot: PolledReport): void {
			latest = snapshot;
			announce();
		},
		end(how: Ending): void {
			ending = how;
			announce();
		},
		/** A bug reaches those that wait now; the report is followed no more. */
		fail(bug: unknown): void {
			news.reject(bug);
		},
	};
}

/** A failure that no question waits for must not end the process. */
function withoutWarning() {
	const news = Promise.withResolvers<void>();
	news.promise.catch(() => undefined);
	return news;
}
