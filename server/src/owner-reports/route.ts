import {
	checkReportPerson,
	createOwnerReport,
	deleteOwnerReport,
	getOwnerReport,
	getOwnerReportDocument,
	repeatOwnerReportBlock,
} from '@avtosverka/contract/owner-report/report';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Documents } from '../documents/documents.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { createDownloads } from './downloading.ts';
import { understandForms } from './form-bodies.ts';
import { createOrdering } from './ordering.ts';
import type { OwnerReports } from './owner-reports.ts';
import { createPersonChecks } from './person-checks.ts';
import { createRepeating } from './repeating.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

/** VINs of the cars that an account holds. */
export type OwnCars = (accountId: string) => Promise<readonly Vin[]>;

/** Owner reports: ordering, viewing, checking the person, repeating a register, document, deletion. */
export function registerOwnerReport(
	app: FastifyInstance,
	deps: Deps & { readonly ownerReports: OwnerReports; readonly documents: Documents },
	carsOf: OwnCars,
): void {
	const { ownerReports } = deps;
	const order = createOrdering(deps);
	const repeat = createRepeating(deps);
	app.register(async (scope) => {
		await understandForms(scope);
		serve(scope, deps, createOwnerReport, async ({ user, address, body }) => {
			if (user === null) throw new RequestProblem(401, 'sign-in', OWNER_REPORT_WORDS.notSignedIn);
			const uuid = await order(user.id, address, body);
			return { success: true as const, message: OWNER_REPORT_WORDS.created, data: { report_uuid: uuid } };
		});
	});

	serve(app, deps, getOwnerReport, async ({ user, query }) => {
		const report = await ownerReports.present(query.report_uuid, user?.id ?? null);
		if (report === null) throw new RequestProblem(404, 'not-found', OWNER_REPORT_WORDS.noSuchReport);
		if (user === null || !report.own || !report.paid) {
			return { success: true as const, message: '', data: { report } };
		}
		// Pledges of the person may name one of them; which cars an account holds is its own business.
		const cars = [...(await carsOf(user.id))];
		return { success: true as const, message: '', data: { report, cars } };
	});

	const isAbout = createPersonChecks(deps);
	serve(app, deps, checkReportPerson, async ({ address, params, body }) => {
		const matches = await isAbout(params.uuid, body, address);
		return { success: true as const, message: '', data: { matches } };
	});

	const download = createDownloads(deps);
	serve(app, deps, getOwnerReportDocument, ({ address, params, query }) =>
		download(params.uuid, address, query.vin),
	);

	serve(app, deps, repeatOwnerReportBlock, async ({ user, params: { uuid, block } }) => {
		const nextAt = await repeat({ uuid, register: block, accountId: signedIn(user).id });
		return {
			success: true as const,
			message: OWNER_REPORT_WORDS.repeated,
			data: { nextAt: nextAt.toISOString() },
		};
	});

	serve(app, deps, deleteOwnerReport, async ({ user, params }) => {
		const removed = await ownerReports.remove(params.uuid, signedIn(user).id);
		// One answer for what is not there and for what is another's: it must not tell which of the two.
		if (!removed) throw new RequestProblem(404, 'not-found', OWNER_REPORT_WORDS.notYours);
		return { success: true as const, message: OWNER_REPORT_WORDS.deleted };
	});
}
