import type { Purpose } from '@avtosverka/contract/endpoint';
import { type CallOptions, type CallOutcome, call } from '../client.ts';
import { makeFor, type NoValue } from './make.ts';
import { createStock, type Stock } from './stock.ts';
import { whenIdle } from './when-idle.ts';

const stocks = new Map<Purpose, Stock<NoValue>>();

function stockOf(purpose: Purpose): Stock<NoValue> {
	const known = stocks.get(purpose);
	if (known) return known;
	const made = createStock({ make: makeFor(purpose), now: Date.now, whenIdle });
	stocks.set(purpose, made);
	return made;
}

/** Solves values ahead for a purpose, while the page is idle; call it when a person is likely to need one soon. */
export function warmProtection(purpose: Purpose): void {
	stockOf(purpose).warm();
}

/** Asks our API with a bot-protection value in the path; see `withProtection`. */
export async function protectedCall<Reply extends object>(
	purpose: Purpose,
	path: (token: string) => string,
	options: CallOptions = {},
): Promise<CallOutcome<Reply>> {
	return withProtection(purpose, (token) => call<Reply>(path(token), options), options.signal);
}

/**
 * Asks with a bot-protection value, wherever it travels. A refused value (used elsewhere, expired on its way, another
 * visitor) is replaced once. Throws only the reason of an abort.
 */
export async function withProtection<Reply extends object>(
	purpose: Purpose,
	ask: (token: string) => Promise<CallOutcome<Reply>>,
	signal?: AbortSignal,
): Promise<CallOutcome<Reply>> {
	const stock = stockOf(purpose);
	const first = await stock.take(signal);
	if (!first.ok) return first.failure;
	const outcome = await ask(first.token);
	const refused = outcome.kind === 'problem' && outcome.problem.code.startsWith('protection-');
	if (!refused) return outcome;
	stock.drop();
	const second = await stock.take(signal);
	return second.ok ? ask(second.token) : second.failure;
}
