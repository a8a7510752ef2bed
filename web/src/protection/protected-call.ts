import type { CallInput, CallReply } from '@avtosverka/contract/api';
import type { Purpose, Route } from '@avtosverka/contract/route';
import { type CallOptions, type CallOutcome, call } from '../client.ts';
import { type CarValues, createCarValues } from './car-values.ts';
import { makeFor, type NoValue } from './make.ts';
import { createStock, type Stock } from './stock.ts';
import { whenRested } from './when-rested.ts';

type Values = { readonly stock: Stock<NoValue>; readonly cars: CarValues<NoValue> };

const now = () => performance.now();
const purposes = new Map<Purpose, Values>();

function valuesOf(purpose: Purpose): Values {
	const known = purposes.get(purpose);
	if (known) return known;
	const stock = createStock({ make: makeFor(purpose), now, whenIdle: whenRested });
	const made = { stock, cars: createCarValues(stock, now) };
	purposes.set(purpose, made);
	return made;
}

function vinOf(input: object): string | null {
	return 'vin' in input && typeof input.vin === 'string' ? input.vin : null;
}

/** Solves a value ahead for a purpose while the page is idle; call it when one is likely needed. */
export function warmProtection(purpose: Purpose): void {
	valuesOf(purpose).stock.warm();
}

/**
 * Asks our own API with a bot-protection value, wherever the route carries it: one that a car's checks share,
 * or one of its own. A refused value (used elsewhere, expired on its way, another visitor) is replaced once.
 * Throws only the reason of an abort.
 */
export async function protectedCall<Called extends Route & { readonly protection: Purpose }>(
	route: Called,
	input: CallInput<Called>,
	options: CallOptions = {},
): Promise<CallOutcome<CallReply<Called>>> {
	const { stock, cars } = valuesOf(route.protection);
	const ask = (protection: string) => call(route, input, { ...options, protection });
	const shared = route.protectionPerCar && !options.refresh ? vinOf(input) : null;
	const take = () => (shared === null ? stock.take(options.signal) : cars.take(shared, route.name));
	const first = await take();
	if (!first.ok) return first.failure;
	const { token } = first.value;
	const outcome = await ask(token);
	const refused = outcome.kind === 'problem' && outcome.problem.code.startsWith('protection-');
	if (!refused) return outcome;
	stock.drop();
	if (shared !== null) cars.drop(shared, token);
	const second = await take();
	return second.ok ? ask(second.value.token) : second.failure;
}
