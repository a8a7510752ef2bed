import { getPaidRequest } from '@avtosverka/contract/payments';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { signedIn } from '../../http/session.ts';
import { LOOKUP_LIMITS, type LookupLimits } from './limits.ts';
import { createLookups, type Lookups } from './lookups.ts';
import { replyOf } from './present.ts';

/** Serves the paid lookup of a plate, and goes on with lookups that killed processes left behind. */
export function registerPaidLookup(
	app: FastifyInstance,
	deps: Deps,
	lookups: Lookups = createLookups(deps, limitsOf(deps)),
): void {
	serve(app, deps, getPaidRequest, async ({ params: { plate }, query, user }) => {
		const told = await lookups.ask({ accountId: signedIn(user).id, plate, known: readKnown(query.known) });
		return replyOf(told, plate);
	});
	app.addHook('onListen', async () => lookups.start());
	// Before the server waits for its requests: some of them wait for these lookups.
	app.addHook('preClose', () => lookups.finish());
}

function limitsOf({ config }: Deps): LookupLimits {
	return { ...LOOKUP_LIMITS, releasedPerHour: config.limits.lookupsPerHour };
}

/** A page can only show a whole VIN; anything else that it says is known is not. */
function readKnown(told: string | undefined): Vin | null {
	const parsed = parseVin(told ?? '');
	return parsed.ok ? parsed.vin : null;
}
