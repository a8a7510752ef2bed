import { endShare, getShares, makeShare } from '@avtosverka/contract/shares';
import { sharePath } from '@avtosverka/contract/vocabulary/share';
import { shortenVin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import type { FastifyInstance } from 'fastify';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import { drawToken, tokenHashOf } from '../http/guards/access-token.ts';
import { signedIn } from '../http/guards/session.ts';
import { placeOf } from '../http/replies/errors.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { maskShapes } from './masking.ts';
import { takeSnapshot } from './snapshot.ts';
import { findShares, insertShare, revokeShare } from './store.ts';
import { SHARE_WORDS } from './words.ts';

const DAY_MS = 86_400_000;

/** A person's links to reports: made of cached answers, listed, revoked. */
export function registerShares(app: FastifyInstance, deps: Deps): void {
	const { store, clock, config, log } = deps;
	const { cachedReport } = siteCalls(deps);
	const onRuleError = (rule: string, error: unknown) =>
		log.error({ rule, error: placeOf(error) }, 'a part of the decision threw');

	serve(app, deps, makeShare, async ({ body: { vin, days, masked }, user }) => {
		const cached = await cachedReport(vin);
		if (cached.base === null && Object.keys(cached.sections).length === 0) {
			throw new RequestProblem(409, 'conflict', SHARE_WORDS.nothingYet);
		}
		const now = clock.now();
		const expiresAt = new Date(now.getTime() + days * DAY_MS);
		const report = takeSnapshot({ vin, cached, masked, now, expiresAt, onRuleError });
		const name = carNameOf({ answers: cachedAnswersOf(cached) }) ?? 'Автомобиль';
		const label = `${maskShapes(name)}, VIN ${shortenVin(vin)}`;
		const token = drawToken();
		const accountId = signedIn(user).id;
		const made = await insertShare(store, { accountId, tokenHash: tokenHashOf(token), label, report });
		switch (made) {
			case 'no-account':
				throw new RequestProblem(401, 'sign-in', 'Войдите, чтобы продолжить.');
			case 'live':
				throw new RequestProblem(409, 'conflict', SHARE_WORDS.tooManyLive);
			case 'a-day':
				throw new RequestProblem(429, 'too-many', SHARE_WORDS.tooManyToday);
		}
		const url = new URL(sharePath(token), config.siteUrl).href;
		const data = { id: made.id, label, created_at: report.at, expires_at: report.expiresAt, url };
		return { success: true as const, message: SHARE_WORDS.made, data };
	});

	serve(app, deps, getShares, async ({ user }) => {
		const rows = await findShares(store, signedIn(user).id, clock.now());
		const data = rows.map(({ id, label, createdAt, expiresAt }) => ({
			id,
			label: label ?? '',
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
