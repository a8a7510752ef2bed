import type { BoughtVin } from '@avtosverka/contract/cabinet';
import { getPaidRequest } from '@avtosverka/contract/payments';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Registers } from '@avtosverka/registers/registers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { serve } from '../http/serve.ts';
import { LOOKUP_LIMITS } from './limits.ts';
import { createLookups, type Lookups } from './lookups.ts';
import { lookupReply, NOTHING_TO_REPEAT } from './present.ts';
import { findBought } from './store.ts';

type RouteDeps = Deps & {
	readonly registers: Registers;
};

/** Serves the paid lookup of a plate, and goes on with lookups that killed processes left behind. */
export function registerPaidLookup(
	app: FastifyInstance,
	deps: RouteDeps,
	lookups: Lookups = createServedLookups(deps),
): void {
	serve(app, deps, getPaidRequest, async ({ params: { plate }, query, user }) => {
		const { id: accountId } = signedIn(user);
		if (query.repeat === undefined) {
			return lookupReply(await lookups.ask({ accountId, plate, known: readKnown(query.known) }), plate);
		}
		const lookup = await lookups.repeat({ accountId, plate });
		return lookup === null ? NOTHING_TO_REPEAT : lookupReply(lookup, plate);
	});
	// A restored copy asks no supplier, and a lookup that was not asked about must not end.
	if (!deps.config.isRestoredCopy) app.addHook('onListen', async () => lookups.start());
	// Before the server waits for its requests: some of them wait for these lookups.
	app.addHook('preClose', () => lookups.finish());
}

/** The VINs that a person has bought, for the cabinet. */
export function createOwnVins({ store }: Pick<Deps, 'store'>) {
	return async (accountId: string): Promise<BoughtVin[]> => {
		const bought = await findBought(store.db, accountId);
		return bought.flatMap(({ plate, vin, createdAt }) =>
			vin === null ? [] : [{ plate, vin, created_at: createdAt.toISOString() }],
		);
	};
}

/** Lookups under the limits of the settings: the same for the site and for the bots. */
export function createServedLookups(deps: RouteDeps): Lookups {
	const releasedPerHour = deps.config.limits.lookupsPerHour;
	return createLookups(deps, { ...LOOKUP_LIMITS, releasedPerHour });
}

/** A page can only show a whole VIN; anything else that it says is known is not. */
function readKnown(text: string | undefined): Vin | null {
	const parsed = parseVin(text ?? '');
	return parsed.ok ? parsed.vin : null;
}
