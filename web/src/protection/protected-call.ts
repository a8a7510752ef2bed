import type { Purpose } from '@avtosverka/contract/endpoint';
import { type CallOptions, call, type Outcome } from '../client.ts';
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

/**
 * Asks our API with a bot-protection value in the path. A refused value (used elsewhere, expired on its way, another
 * visitor) is replaced once. Throws only the reason of an abort.
 */
export async function protectedCall<Reply extends object>(
	purpose: Purpose,
	path: (token: string) => string,
	options: CallOptions = {},
): Promise<Outcome<Reply>> {
	const stock = stockOf(purpose);
	const first = await stock.take(options.signal);
	if (!first.ok) return first.failure;
	const outcome = await call<Reply>(path(first.token), options);
	const refused = outcome.kind === 'problem' && outcome.problem.code.startsWith('protection-');
	if (!refused) return outcome;
	stock.drop();
	const second = await stock.take(options.signal);
	return second.ok ? call<Reply>(path(second.token), options) : second.failure;
}
