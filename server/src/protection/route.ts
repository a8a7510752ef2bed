import { getProtection } from '@avtosverka/contract/protection';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createAddressLimit } from '../http/guards/address-limit.ts';
import { serve } from '../http/serve.ts';
import type { Protection } from './protection.ts';

/** `GET /v1/protection/{purpose}`: a task bound to the visitor who asks for it. */
export function registerProtection(
	app: FastifyInstance,
	deps: Deps & { readonly protection: Protection },
): void {
	const limit = createAddressLimit(deps.clock, deps.config.limits.challengesPerMinute, 60);
	serve(app, deps, getProtection, async ({ params, visitor, address }) => {
		limit.count(address);
		return deps.protection.issue(params.purpose, visitor.id);
	});
}
