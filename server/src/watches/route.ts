import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { beginWatch, endWatch, getWatches, pollNow } from '@avtosverka/contract/watches';
import type { Asker } from '@avtosverka/registers/order-budget';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { askerOf } from '../http/guards/asker.ts';
import { askerCounts } from '../http/guards/asker-counts.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { countInAll } from '../store/count-in-all.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { createOwnedWatches } from './watches.ts';
import { tooManyWords, WATCH_WORDS } from './web-words.ts';
import { messageLines } from './words.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Refuses polls requested by one visitor, address or network, for all accounts together: of the worker that
 * asks for them no address is known. Throws a RequestProblem (429).
 */
function createPollLimit({ store, clock, config, appSecret }: Deps): (asker: Asker) => Promise<void> {
	const limits = { askerPerHour: config.limits.reportsPerHour };
	return async (asker) => {
		const counted = askerCounts(asker, limits).map(({ by, who, most }) => {
			const options = { appSecret, name: `watch-looks-${by}`, most, windowSeconds: HOUR_SECONDS };
			return [createSharedCount(store, clock, options), who] as const;
		});
		if (await countInAll(counted)) return;
		throw new RequestProblem(429, 'too-many', WATCH_WORDS.fromYourAddress, HOUR_SECONDS);
	};
}

/** The watched cars of a signed-in person: begun, listed, looked at, ended. No register is asked here. */
export function registerWatches(app: FastifyInstance, deps: Deps): void {
	const watches = createOwnedWatches(deps);
	const refuseMany = createPollLimit(deps);

	serve(app, deps, beginWatch, async ({ body, user, ...call }) => {
		const { id: accountId } = signedIn(user);
		await refuseMany(askerOf(call));
		const begun = await watches.begin({ accountId }, body.vin);
		if (begun.kind === 'enough-today') throw new RequestProblem(429, 'too-many', WATCH_WORDS.enoughToday);
		if (begun.kind === 'too-many') throw new RequestProblem(409, 'conflict', tooManyWords(begun.atMost));
		const ends_at = begun.until.toISOString();
		const message = `${WATCH_WORDS[begun.kind]} ${formatMoment(ends_at)}.`;
		return { success: true as const, message, ends_at };
	});

	serve(app, deps, getWatches, async ({ user }) => {
		const cars = await watches.list({ accountId: signedIn(user).id });
		const data = cars.map(({ vin, endsAt, polledAt, silent, isBudgetSpent, notice }) => ({
			vin,
			ends_at: endsAt.toISOString(),
			looked_at: polledAt?.toISOString() ?? null,
			silent: [...silent],
			is_budget_spent: isBudgetSpent,
			news: notice && { at: notice.createdAt.toISOString(), lines: messageLines(notice.html).slice(1) },
		}));
		return { success: true as const, message: '', data };
	});

	serve(app, deps, pollNow, async ({ params, user, ...call }) => {
		const { id: accountId } = signedIn(user);
		await refuseMany(askerOf(call));
		const outcome = await watches.pollNow({ accountId }, params.vin);
		if (outcome === 'not-watched') throw new RequestProblem(404, 'not-found', WATCH_WORDS.unknown);
		if (outcome === 'too-many') throw new RequestProblem(429, 'too-many', WATCH_WORDS.tooManyPolls);
		return { success: true as const, message: WATCH_WORDS.pollsNow };
	});

	serve(app, deps, endWatch, async ({ params, user }) => {
		const ended = await watches.end({ accountId: signedIn(user).id }, params.vin);
		if (!ended) throw new RequestProblem(404, 'not-found', WATCH_WORDS.unknown);
		return { success: true as const, message: WATCH_WORDS.ended };
	});
}
