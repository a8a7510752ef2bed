import { type Asker, type OrderBudget, orderWithin, type RefusedOrder } from '../../order-budget.ts';
import type { Subject } from '../../register.ts';
import type { Transport } from '../../transport/reply.ts';
import {
	type AvtocodOutcome,
	missingReport,
	type ReplyFailure,
	readReply,
	strangeReply,
} from './report/reply.ts';
import { authorization, type Credentials } from './token.ts';
import { readMade, readReport, type WireReport } from './wire.ts';

/** What a report is ordered with. */
export type AvtocodOrder = {
	readonly subject: Subject;
	readonly idempotenceKey: string;
	readonly asker: Asker;
	/** True when the supplier must not answer from a report that it keeps. */
	readonly force: boolean;
};

export type MakeReply = { readonly ok: true; readonly uid: string } | ReplyFailure | RefusedOrder;
export type PollReply =
	| { readonly ok: true; readonly reports: readonly WireReport[]; readonly body: Uint8Array }
	| ReplyFailure;

/** The two calls that a report takes. They reject only where the budget does. */
export type AvtocodCalls = {
	/**
	 * Orders a report if the budget grants it. Repeatable, since its idempotence key can buy one report only.
	 */
	make(order: AvtocodOrder, signal: AbortSignal): Promise<MakeReply>;
	/** Looks at a report. */
	poll(uid: string, signal: AbortSignal): Promise<PollReply>;
};

export type AvtocodCallsOptions = {
	readonly url: string;
	/** The uid of the report type that is bought. */
	readonly reportType: string;
	readonly credentials: Credentials;
	readonly transport: Transport;
	readonly budget: OrderBudget;
	readonly now: () => Date;
};

export function createAvtocodCalls(options: AvtocodCallsOptions): AvtocodCalls {
	const { reportType, credentials, transport, budget, now } = options;
	const reports = `${options.url.replace(/\/+$/, '')}/user/reports`;
	const headers = () => ({
		accept: 'application/json',
		authorization: authorization(credentials, now()),
	});
	async function make(
		order: AvtocodOrder,
		signal: AbortSignal,
	): Promise<MakeReply & { readonly unsent?: true }> {
		const result = await transport.send({
			method: 'POST',
			url: `${reports}/${segment(reportType)}/_make`,
			headers: { ...headers(), 'content-type': 'application/json' },
			body: JSON.stringify(orderBody(order)),
			repeatable: true,
			signal,
		});
		const made = readMaking(readReply(result));
		return !result.ok && result.unsent ? { ...made, unsent: true } : made;
	}
	return {
		async make(order, signal) {
			const { idempotenceKey: key, asker } = order;
			const paid = { supplier: 'avtocod', key, asker } as const;
			const ordered = await orderWithin(budget, paid, () => make(order, signal), wasBought);
			return ordered.ok ? ordered.result : ordered;
		},
		async poll(uid, signal) {
			const url = `${reports}/${segment(uid)}?_content=true&_detailed=true`;
			const result = await transport.send({
				method: 'GET',
				url,
				headers: headers(),
				repeatable: true,
				signal,
			});
			return readPoll(readReply(result));
		},
	};
}

function orderBody({ subject, idempotenceKey, force }: AvtocodOrder) {
	const question =
		subject.kind === 'vin'
			? { queryType: 'VIN', query: subject.vin }
			: { queryType: 'GRZ', query: subject.plate };
	return { ...question, idempotenceKey, options: force ? { FORCE: true } : {} };
}

/** It sells nothing to whom it refuses. */
function wasBought(made: MakeReply & { readonly unsent?: true }): boolean {
	if (made.ok || !('failure' in made)) return made.ok;
	return !(made.unsent || made.failure.state === 'refused');
}

function readMaking(outcome: AvtocodOutcome): MakeReply {
	if (!outcome.ok) return outcome;
	const uid = readMade(outcome.data[0]);
	return uid === null ? strangeReply(outcome.body) : { ok: true, uid };
}

function readPoll(outcome: AvtocodOutcome): PollReply {
	if (!outcome.ok) return outcome;
	if (outcome.data.length === 0) return missingReport();
	const reports = outcome.data.map(readReport).filter((report) => report !== null);
	if (reports.length < outcome.data.length) return strangeReply(outcome.body);
	return { ok: true, reports, body: outcome.body };
}

/** Ids look like `type_VIN@domain`; the supplier's own client leaves the «@» as it is. */
function segment(uid: string): string {
	return encodeURIComponent(uid).replaceAll('%40', '@');
}
