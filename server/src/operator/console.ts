import type { OperatorConsole } from '@avtosverka/contract/operator';
import { PAID_SUPPLIERS, SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Deps } from '../deps.ts';
import type { SupplierCalls } from '../metrics/supplier-calls.ts';
import { findOpenExceptions } from '../payments/exceptions/store.ts';
import { goodsText, WHYS } from '../payments/operator/words.ts';
import { findNewest } from '../payments/orders/store.ts';
import { budgetDay } from '../supplier-budget/limits.ts';
import { usedOn } from '../supplier-budget/store.ts';
import { settingsInForce } from './settings.ts';
import { countQueues, findActs } from './store.ts';

const SHOWN_AT_MOST = 50;

/** What the console is drawn from. */
export type ConsoleDeps = Pick<Deps, 'store' | 'clock' | 'config'> & {
	readonly metrics: { supplierCalls(): Promise<ReadonlyMap<SupplierId, SupplierCalls>> };
};

const NO_CALLS: SupplierCalls = { calls: 0, failed: 0, meanSeconds: null, breakerOpen: false };

/** The console as it stands now; rejects when the store fails. */
export async function readConsole({ store, clock, config, metrics }: ConsoleDeps): Promise<OperatorConsole> {
	const now = clock.now();
	const [seen, used, queues, orders, exceptions, acts] = await Promise.all([
		metrics.supplierCalls(),
		usedOn(store, budgetDay(now)),
		countQueues(store, now),
		findNewest(store, SHOWN_AT_MOST),
		findOpenExceptions(store),
		findActs(store, SHOWN_AT_MOST),
	]);
	return {
		at: now.toISOString(),
		suppliers: SUPPLIERS.map((id) => {
			const { calls, failed, meanSeconds, breakerOpen } = seen.get(id) ?? NO_CALLS;
			const paid = PAID_SUPPLIERS.find((supplier) => supplier === id);
			return {
				id,
				configured: (config.registers.suppliers[id]?.url ?? null) !== null,
				calls,
				failed,
				mean_seconds: meanSeconds,
				breaker_open: breakerOpen,
				orders: paid ? { used: used.get(paid) ?? 0, limit: config.dailyBudgets[paid] } : null,
			};
		}),
		queues,
		orders: orders.map((order) => ({
			id: order.id,
			at: order.createdAt.toISOString(),
			kopecks: order.kopecks,
			goods: goodsText(order),
			state: order.state,
		})),
		exceptions: exceptions.map(({ id, at, why, orderId }) => ({
			id,
			at: at.toISOString(),
			why: WHYS[why],
			order: orderId,
		})),
		settings: settingsInForce(config),
		acts: acts.map(({ id, at, operatorId, what, whom, why }) => ({
			id,
			at: at.toISOString(),
			operator: operatorId,
			what,
			whom,
			why,
		})),
	};
}
