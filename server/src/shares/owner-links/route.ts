import { endOwnerReportShare, shareOwnerReport } from '@avtosverka/contract/shares';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { refuseShare } from '../refuse-share.ts';
import { SHARE_WORDS } from '../words.ts';
import { createOwnerLinks, type LinkedReports } from './owner-links.ts';
import { endOwnerLinks } from './store.ts';

type Sharing = { readonly uuid: string; readonly viewer: string | null; readonly orders: readonly string[] };

/** The link of an owner report: made by those who ordered or paid for it, and revoked by them. */
export function registerOwnerLinks(
	app: FastifyInstance,
	deps: Deps & { readonly ownerReports: LinkedReports },
): void {
	const { store, clock, ownerReports } = deps;
	const link = createOwnerLinks(deps);

	async function sharerOf({ uuid, ...by }: Sharing): Promise<string> {
		const accountId = await ownerReports.sharerOf(uuid, by);
		// One answer for what is not there and for what is another's: it must not tell which of the two.
		if (accountId === null) throw new RequestProblem(404, 'not-found', SHARE_WORDS.notYourReport);
		return accountId;
	}

	serve(app, deps, shareOwnerReport, async ({ user, params: { uuid }, body }) => {
		const accountId = await sharerOf({ uuid, viewer: user?.id ?? null, orders: body.orders });
		const made = await link(uuid, accountId);
		if (typeof made === 'string') throw refuseShare(made);
		return { success: true as const, message: SHARE_WORDS.ownerReportShared, data: made };
	});

	serve(app, deps, endOwnerReportShare, async ({ user, params: { uuid }, body }) => {
		await sharerOf({ uuid, viewer: user?.id ?? null, orders: body.orders });
		const isRevoked = await endOwnerLinks(store, uuid, clock.now());
		if (!isRevoked) throw new RequestProblem(404, 'not-found', SHARE_WORDS.unknown);
		return { success: true as const, message: SHARE_WORDS.revoked };
	});
}
