import { getOperatorConsole, refundOrder, switchSupplier } from '@avtosverka/contract/operator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { ReportLetters } from '../owner-reports/owner-reports.ts';
import { refund } from '../payments/operator/by-hand.ts';
import { findPaymentOrder } from '../payments/orders/store.ts';
import { addStop, removeStop } from '../supplier-stops/store.ts';
import { type ConsoleDeps, readConsole } from './console.ts';
import { operator } from './guard.ts';
import { addAct } from './store.ts';

/** The console of the operator: how the site stands, refunds, the switch of each supplier. */
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
		if ((await findPaymentOrder(store, order)) === null) {
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

	serve(app, deps, switchSupplier, async ({ user, body: { supplier, stop, why } }) => {
		const { id: operatorId } = operator(user);
		const now = clock.now();
		await store.transaction(async (tx) => {
			const isChanged = stop ? await addStop(tx, supplier, now) : await removeStop(tx, supplier);
			if (!isChanged) return;
			const what = stop ? 'stop-supplier' : 'start-supplier';
			await addAct(tx, { at: now, operatorId, what, whom: supplier, why });
		});
		return { success: true as const, message: '' };
	});
}
