import type { User } from '@avtosverka/contract/accounts';
import { getOperatorConsole, refundOrder } from '@avtosverka/contract/operator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { ReportLetters } from '../owner-reports/owner-reports.ts';
import { refund } from '../payments/operator/by-hand.ts';
import { findOrder } from '../payments/orders/store.ts';
import { type ConsoleDeps, readConsole } from './console.ts';
import { addAct } from './store.ts';

/** Anyone who has not the role learns that, and nothing else. */
function operator(user: User | null): User {
	const person = signedIn(user);
	if (person.roles.includes('operator')) return person;
	throw new RequestProblem(403, 'role', 'Эта часть сайта — для оператора.');
}

/** The console of the operator: how the site stands, and refunds. */
export function registerOperator(
	app: FastifyInstance,
	deps: Deps & ConsoleDeps & { readonly letters: ReportLetters | null },
): void {
	const { store, clock, letters } = deps;

	serve(app, deps, getOperatorConsole, async ({ user }) => {
		operator(user);
		return { success: true as const, message: '', data: await readConsole(deps) };
	});

	serve(app, deps, refundOrder, async ({ user, body: { order, why } }) => {
		const { id } = operator(user);
		if ((await findOrder(store, order)) === null) {
			throw new RequestProblem(404, 'not-found', 'Такого заказа нет. Проверьте номер.');
		}
		const act = { at: clock.now(), operatorId: id, what: 'refund' as const, whom: order, why };
		const { ok, lines } = await refund(
			{ store, clock, letters, writeDown: (tx) => addAct(tx, act) },
			{ id: order, reason: why },
		);
		if (!ok) throw new RequestProblem(400, 'bad-input', lines.join(' '));
		return { success: true as const, message: '', data: [...lines] };
	});
}
