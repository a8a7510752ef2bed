import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { refundOrder } from '@avtosverka/contract/operator/money';
import { getProcessState } from '@avtosverka/contract/operator/process-state';
import { switchSupplier } from '@avtosverka/contract/operator/suppliers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { ReportLetters } from '../owner-reports/owner-reports.ts';
import { refund } from '../payments/operator/by-hand.ts';
import { findPaymentOrder } from '../payments/orders/store.ts';
import type { Heartbeat } from '../processes/heartbeat.ts';
import type { SupplierStops } from '../supplier-stops/follow-stops.ts';
import { addStop, removeStop } from '../supplier-stops/store.ts';
import { readConsole, shownProcess } from './console.ts';
import { notOperator, operator } from './guard.ts';
import { isOperatorPass, operatorPass } from './pass.ts';
import { addAct } from './store.ts';
import { ownSuppliers } from './suppliers.ts';

type OperatorDeps = Deps & {
	readonly letters: ReportLetters | null;
	readonly heartbeat: Pick<Heartbeat, 'own'>;
	readonly stops: Pick<SupplierStops, 'isStopped'>;
};

/** The console of the operator: how the site stands, refunds, the switch of each supplier. */
export function registerOperator(app: FastifyInstance, deps: OperatorDeps): void {
	const { store, clock, letters } = deps;

	serve(app, deps, getOperatorConsole, async ({ user, accessToken }) => {
		operator(user);
		const pass = operatorPass(deps.appSecret, accessToken ?? '', clock.now());
		return { success: true as const, message: '', data: { ...(await readConsole(deps)), pass } };
	});

	serve(app, deps, getProcessState, async ({ body: { pass, access_token } }) => {
		const now = clock.now();
		if (!isOperatorPass(deps.appSecret, pass, access_token, now)) throw notOperator();
		if (store.state() !== 'away') {
			throw new RequestProblem(409, 'conflict', 'Хранилище снова отвечает. Обновите страницу.');
		}
		const process = deps.heartbeat.own();
		const suppliers = ownSuppliers(deps, process);
		const data = { at: now.toISOString(), process: shownProcess(process), suppliers };
		return { success: true as const, message: '', data };
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
