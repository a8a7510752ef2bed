import type { CallInput, CallReply } from '@avtosverka/contract/api';
import type { Purpose, Route } from '@avtosverka/contract/route';
import { type CallOptions, type CallOutcome, call } from '../client.ts';
import { makeFor, type NoValue } from './make.ts';
import { createStock, type Stock } from './stock.ts';
import { whenRested } from './when-rested.ts';

const stocks = new Map<Purpose, Stock<NoValue>>();

function stockOf(purpose: Purpose): Stock<NoValue> {
	const known = stocks.get(purpose);
	if (known) return known;
	const made = createStock({ make: makeFor(purpose), now: () => performance.now(), whenIdle: whenRested });
	stocks.set(purpose, made);
	return made;
}

/** Solves values ahead for a purpose while the page is idle; call it when one is likely needed. */
export function warmProtection(purpose: Purpose): void {
	stockOf(purpose).warm();
}

/**
 * Asks our own API with a bot-protection value, wherever the route carries it. A refused value (used
 * elsewhere, expired on its way, another visitor) is replaced once. Throws only the reason of an abort.
 */
export async function protectedCall<Called extends Route & { readonly protection: Purpose }>(
	route: Called,
	input: CallInput<Called>,
	options: CallOptions = {},
): Promise<CallOutcome<CallReply<Called>>> {
	const ask = (protection: string) => call(route, input, { ...options, protection });
	const stock = stockOf(route.protection);
	const first = await stock.take(options.signal);
	if (!first.ok) return first.failure;
	const outcome = await ask(first.token);
	const refused = outcome.kind === 'problem' && outcome.problem.code.startsWith('protection-');
	if (!refused) return outcome;
	stock.drop();
	const second = await stock.take(options.signal);
	return second.ok ? ask(second.token) : second.failure;
}
