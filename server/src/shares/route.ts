import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import { endShare, getShares, makeShare } from '@avtosverka/contract/shares';
import type { FastifyInstance } from 'fastify';
import { siteCalls } from '../check/cached-report.ts';
import { guardReports } from '../check/guarded-report.ts';
import type { Deps } from '../deps.ts';
import { askerOf } from '../http/guards/asker.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { createShareMaking } from './make-share.ts';
import type { LinkedReports } from './owner-links/owner-links.ts';
import { refuseShare } from './refuse-share.ts';
import { findShares, revokeShare } from './store.ts';
import { SHARE_WORDS } from './words.ts';

/** A person's links to reports: those on cars made of cached answers, listed, revoked. */
export function registerShares(
	app: FastifyInstance,
	deps: Deps & { readonly ownerReports: Pick<LinkedReports, 'listOf'> },
): void {
	const { store, clock, ownerReports } = deps;
	const make = createShareMaking(deps);

	const { cachedReport } = siteCalls(deps);
	serve(app, deps, makeShare, async ({ body, user, ...call }) => {
		const { id: accountId } = signedIn(user);
		const guarded = guardReports(app.served.vinGuesses, askerOf(call), cachedReport);
		const made = await make({ ...body, accountId, cachedReport: guarded });
		if (typeof made === 'string') throw refuseShare(made);
		return { success: true as const, message: SHARE_WORDS.made, data: made };
	});

	serve(app, deps, getShares, async ({ user }) => {
		const { id: accountId } = signedIn(user);
		const rows = await findShares(store, accountId, clock.now());
		const hasPeople = rows.some(({ kind }) => kind === 'owner');
		const people = hasPeople ? await ownerReports.listOf(accountId) : [];
		const data = rows.map(({ id, label, ownerReport, createdAt, expiresAt }) => ({
			id,
			label: label ?? ownerLabel(people.find(({ report_uuid }) => report_uuid === ownerReport)),
			created_at: createdAt.toISOString(),
			expires_at: expiresAt.toISOString(),
		}));
		return { success: true as const, message: '', data };
	});

	serve(app, deps, endShare, async ({ params, user }) => {
		const isRevoked = await revokeShare(store, signedIn(user).id, params.id, clock.now());
		if (!isRevoked) throw new RequestProblem(404, 'not-found', SHARE_WORDS.unknown);
		return { success: true as const, message: SHARE_WORDS.revoked };
	});
}

/** No name stands in the row of a link: «Отчёт о владельце: Примеров П. О.» is made of the report. */
function ownerLabel(report: OwnerReportLine | undefined): string {
	if (report === undefined) return 'Отчёт о владельце';
	const { last_name, first_name, middle_name } = report;
	const initials = [first_name, middle_name].filter(Boolean).map((name) => `${name.slice(0, 1)}.`);
	return `Отчёт о владельце: ${[last_name, ...initials].join(' ')}`;
}
