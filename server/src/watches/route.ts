import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { beginWatch, endWatch, getWatches, lookNow } from '@avtosverka/contract/watches';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { createOwnedWatches } from './watches.ts';
import { tooManyWords, WATCH_WORDS } from './web-words.ts';
import { messageLines } from './words.ts';

/** The watched cars of a signed-in person: begun, listed, looked at, ended. No register is asked here. */
export function registerWatches(app: FastifyInstance, deps: Deps): void {
	const watches = createOwnedWatches(deps);

	serve(app, deps, beginWatch, async ({ body, user }) => {
		const begun = await watches.begin({ accountId: signedIn(user).id }, body.vin);
		if (begun.kind === 'too-many') throw new RequestProblem(409, 'conflict', tooManyWords(begun.atMost));
		const until = formatMoment(begun.until.toISOString());
		return { success: true as const, message: `${WATCH_WORDS[begun.kind]} ${until}.` };
	});

	serve(app, deps, getWatches, async ({ user }) => {
		const cars = await watches.list({ accountId: signedIn(user).id });
		const data = cars.map(({ vin, endsAt, lookedAt, silent, isBudgetSpent, notice }) => ({
			vin,
			ends_at: endsAt.toISOString(),
			looked_at: lookedAt?.toISOString() ?? null,
			silent: [...silent],
			is_budget_spent: isBudgetSpent,
			news: notice && { at: notice.createdAt.toISOString(), lines: messageLines(notice.html).slice(1) },
		}));
		return { success: true as const, message: '', data };
	});

	serve(app, deps, lookNow, async ({ params, user }) => {
		const outcome = await watches.lookNow({ accountId: signedIn(user).id }, params.vin);
		if (outcome === 'not-watched') throw new RequestProblem(404, 'not-found', WATCH_WORDS.unknown);
		if (outcome === 'too-many') throw new RequestProblem(429, 'too-many', WATCH_WORDS.tooManyLooks);
		return { success: true as const, message: WATCH_WORDS.looksNow };
	});

	serve(app, deps, endWatch, async ({ params, user }) => {
		const ended = await watches.end({ accountId: signedIn(user).id }, params.vin);
		if (!ended) throw new RequestProblem(404, 'not-found', WATCH_WORDS.unknown);
		return { success: true as const, message: WATCH_WORDS.ended };
	});
}
