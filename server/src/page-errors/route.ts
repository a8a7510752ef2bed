import { type PageError, reportError } from '@avtosverka/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createAddressLimit } from '../http/guards/address-limit.ts';
import { maskPersonal } from '../http/replies/mask.ts';
import { serve } from '../http/serve.ts';

/** A page fails rarely; more than this from one address a minute tells nothing new. */
const REPORTS_PER_MINUTE = 20;

/** What the log may keep of a page's failure: no queries, which carry what a person looked for. */
function describePageError({ message, file, line }: PageError): PageError {
	const [script = ''] = file.split(/[?#]/, 1);
	return { message: maskPersonal(message), file: maskPersonal(script), line };
}

/** `POST /v1/errors`: one line in the log for a page that failed in somebody's browser. */
export function registerErrors(app: FastifyInstance, deps: Deps): void {
	const limit = createAddressLimit(deps.clock, REPORTS_PER_MINUTE, 60);
	serve(app, deps, reportError, async ({ body, address }) => {
		limit.count(address);
		deps.log.warn({ error: describePageError(body) }, 'page failed');
		return { success: true as const };
	});
}
