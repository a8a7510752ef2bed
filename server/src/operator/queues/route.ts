import { retryQueue } from '@avtosverka/contract/operator/queues';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { operator } from '../guard.ts';
import { addAct } from '../store.ts';
import { retryOf } from './retry.ts';

/** «Попробовать снова» of a queue. A press that finds nothing to try leaves no act. */
export function registerOperatorQueues(
	app: FastifyInstance,
	deps: Deps & { readonly jobs: Pick<Jobs, 'enqueueAll'> },
): void {
	const { store, clock, jobs } = deps;

	serve(app, deps, retryQueue, async ({ user, body: { queue, why } }) => {
		const { id: operatorId } = operator(user);
		const retry = retryOf(queue);
		if (retry === null) throw new RequestProblem(400, 'bad-input', 'Эту очередь повторить нельзя.');
		const at = clock.now();
		const retried = await store.transaction(async (tx) => {
			const count = await retry(tx, jobs, at);
			if (count > 0) await addAct(tx, { at, operatorId, what: 'retry-queue', whom: queue, why });
			return count;
		});
		return { success: true as const, message: '', data: { retried } };
	});
}
