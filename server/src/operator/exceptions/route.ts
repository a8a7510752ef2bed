import { settleException } from '@avtosverka/contract/operator/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { settlePaymentException } from '../../payments/exceptions/store.ts';
import { operator } from '../guard.ts';
import { addAct } from '../store.ts';

/** Payments that an operator has looked into: each leaves the list once, with its line in the journal. */
export function registerOperatorExceptions(app: FastifyInstance, deps: Deps): void {
	const { store, clock } = deps;

	serve(app, deps, settleException, async ({ user, body: { exception, why } }) => {
		const { id: operatorId } = operator(user);
		const now = clock.now();
		await store.transaction(async (tx) => {
			if (!(await settlePaymentException({ db: tx }, exception, now))) {
				throw new RequestProblem(404, 'not-found', 'Такой записи в списке нет. Возможно, её уже разобрали.');
			}
			await addAct(tx, { at: now, operatorId, what: 'settle-exception', whom: String(exception), why });
		});
		return { success: true as const, message: '' };
	});
}
