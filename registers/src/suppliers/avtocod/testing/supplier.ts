import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Question, Supplier } from '../../../register.ts';
import type { ReportLedger } from '../../../report-ledger.ts';
import { createMemoryLedger } from '../../../report-ledger-memory.ts';
import { countingBudget } from '../../../testing/budgets.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { type AvtocodOptions, createAvtocod } from '../supplier.ts';
import { fixture } from './report.ts';

export const SETTINGS = {
	url: 'http://avtocod.test/b2b/api/v1/',
	key: 'tester@example:secret:with:colons',
	report: 'full_report@example',
};

/** Fast enough for tests, slow enough that ten questions meet one report. */
const REQUEST_POLICIES = { pollEveryMs: 5, reportDeadlineMs: 2_000, leaseMs: 1_000 };

export type Reply = { readonly status?: number; readonly type?: string; readonly text: string };

/** Plays the supplier: a reply for every `_make`, and one for every look, the last of which repeats. */
export type Script = {
	readonly make?: Reply | TransportResult;
	readonly polls: readonly (Reply | TransportResult)[];
};

/** A supplier that talks to a script, what it has sent so far, and a clock that can be turned. */
export function play(script: Script, options: Partial<AvtocodOptions> = {}) {
	const sent: OutgoingRequest[] = [];
	const clock = { aheadMs: 0 };
	const now = () => new Date(Date.now() + clock.aheadMs);
	const ledger: ReportLedger = options.ledger ?? createMemoryLedger(now);
	let polls = 0;
	const transport = {
		async send(request: OutgoingRequest): Promise<TransportResult> {
			sent.push(request);
			await new Promise((resolve) => setTimeout(resolve, 1));
			if (request.signal.aborted) return { ok: false, problem: 'aborted', detail: '' };
			if (request.method === 'POST') return toResult(script.make ?? { text: fixture('make.json') });
			const poll = script.polls[Math.min(polls++, script.polls.length - 1)];
			return poll ? toResult(poll) : { ok: false, problem: 'connection', detail: 'no script' };
		},
	};
	const supplier: Supplier = createAvtocod({
		settings: SETTINGS,
		requestPolicy: REQUEST_POLICIES,
		leaseOwner: 'one',
		transport,
		budget: countingBudget(),
		now,
		...options,
		ledger,
	});
	const count = (method: string) => sent.filter((request) => request.method === method).length;
	return { supplier, sent, clock, ledger, made: () => count('POST'), polled: () => count('GET') };
}

export function aboutVin(more: Partial<Question> = {}): Question {
	return {
		subject: { kind: 'vin', vin: 'XTA21144094786239' as Vin },
		refresh: false,
		asker: { kind: 'installation', purpose: 'owner-report' },
		signal: AbortSignal.timeout(5_000),
		...more,
	};
}

export function aboutPlate(more: Partial<Question> = {}): Question {
	return aboutVin({ subject: { kind: 'plate', plate: 'В222ВВ22' as Plate }, ...more });
}

function toResult(reply: Reply | TransportResult): TransportResult {
	if ('ok' in reply) return reply;
	const { status = 200, type = 'application/json', text } = reply;
	const body = new TextEncoder().encode(text);
	return { ok: true, reply: { status, headers: { 'content-type': type }, body, text } };
}
