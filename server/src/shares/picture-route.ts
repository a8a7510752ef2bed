import { SHARE_OVER, SHARE_UNKNOWN, sharePicturePath } from '@avtosverka/contract/vocabulary/share';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { drawCarCard } from '../drawing/car-card.ts';
import { createAddressLimit } from '../http/guards/address-limit.ts';
import { BARE_POLICY } from '../http/replies/content-policy.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { sharedReportCall } from './shared-report.ts';

/**
 * The picture that a messenger shows beside a link: verdict, reasons, tiles. Whether the link still holds is
 * looked up each time; only the drawing is cached.
 */
export function registerSharePicture(app: FastifyInstance, deps: Deps): void {
	const { config, clock } = deps;
	const { sharedReport } = sharedReportCall(deps);
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);
	const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200, ttl: 60 * 60_000 });

	app.get<{ Params: { token: string } }>(sharePicturePath(':token'), async ({ params, ip }, reply) => {
		limit.count(ip);
		const report = await sharedReport(params.token);
		if (report === null) throw new RequestProblem(404, 'not-found', SHARE_UNKNOWN);
		if (report === 'over') throw new RequestProblem(410, 'not-found', SHARE_OVER);
		let picture = drawn.get(params.token);
		if (picture === undefined) {
			const answers = cachedAnswersOf(report.stored);
			const { vin, decided: decision, at } = report;
			picture = drawCarCard({ vin, decision, answers, at, siteUrl: config.siteUrl });
			drawn.set(params.token, picture);
			picture.catch(() => drawn.delete(params.token));
		}
		reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
		reply.header('content-security-policy', BARE_POLICY);
		return reply.type('image/png').send(await picture);
	});
}
