import type { Person } from '@avtosverka/contract/vocabulary/person';
import { type Asker, type OrderBudget, orderWithin, type RefusedOrder } from '../../order-budget.ts';
import { PaidQuestionNotAllowed } from '../../person-register.ts';
import type { EnabledSupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { type ApicloudReply, receiveApicloud } from './wire.ts';

/** One question: the file that answers it, and what it is asked. */
export type ApicloudCall = { readonly file: string; readonly query: Readonly<Record<string, string>> };

/** For whom a call is made, and what happens before it. */
export type Caller = {
	readonly asker: Asker;
	readonly signal: AbortSignal;
	/** Waited for right before the call is sent; a rejection keeps it from being sent. */
	readonly beforePaid?: () => Promise<void>;
};

/** The one way of asking. Every call is charged, so that each is counted and none is ever repeated. */
export type ApicloudCalls = {
	get(call: ApicloudCall, caller: Caller): Promise<ApicloudReply | RefusedOrder>;
};

/** Asks the supplier; the asker has made sure of its key. */
export function createApicloudCalls(
	{ url, key }: EnabledSupplierSettings,
	{ transport, budget }: { readonly transport: Transport; readonly budget: OrderBudget },
): ApicloudCalls {
	const base = url.replace(/\/+$/, '');

	async function send(
		{ file, query }: ApicloudCall,
		{ signal, beforePaid }: Caller,
	): Promise<ApicloudReply | RefusedOrder> {
		const notSent = await whyNotSent(signal, beforePaid);
		if (notSent !== null) return notSent;
		const result = await transport.send({
			method: 'GET',
			url: `${base}/${file}?${new URLSearchParams(query)}`,
			// In the query the token would stand in every log on its way.
			headers: { accept: 'application/json', token: key ?? '' },
			repeatable: false,
			signal,
		});
		return receiveApicloud(result);
	}

	return {
		async get(call, caller) {
			if (caller.signal.aborted) return unsent('the question was given up');
			const order = { supplier: 'apicloud', key: null, asker: caller.asker } as const;
			const ordered = await orderWithin(budget, order, () => send(call, caller), wasBought);
			return ordered.ok ? ordered.result : ordered;
		},
	};
}

async function whyNotSent(
	signal: AbortSignal,
	beforePaid: Caller['beforePaid'],
): Promise<ApicloudReply | RefusedOrder | null> {
	try {
		await beforePaid?.();
	} catch (error) {
		if (error instanceof PaidQuestionNotAllowed) return { ok: false, refusal: error.reason };
		return unsent('the question may not cost money now');
	}
	return signal.aborted ? unsent('the question was given up') : null;
}

function unsent(detail: string): ApicloudReply {
	return { ok: false, failure: { state: 'unreachable', detail }, unsent: true };
}

/** It sells nothing to whom it refuses. */
function wasBought(received: ApicloudReply | RefusedOrder): boolean {
	if (received.ok) return true;
	return !('refusal' in received || received.unsent || received.failure.state === 'refused');
}

/** The name in the supplier's three parts, and the birth date as `01.02.1980`. */
export function nameParts({ lastName, firstName, middleName, birthDate }: Person): Record<string, string> {
	return {
		lastname: lastName,
		firstname: firstName,
		...(middleName ? { secondname: middleName } : {}),
		birthdate: birthDate.split('-').reverse().join('.'),
	};
}
