import type { OperatorConsole } from '@avtosverka/contract/operator';
import { ORDER_PURPOSES } from '@avtosverka/contract/vocabulary/order-purpose';
import { shortenPlate } from '@avtosverka/contract/vocabulary/plate';
import { PAID_SUPPLIERS, type PaidSupplierId, SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { Deps } from '../deps.ts';
import { findAllHeld } from '../paid-lookup/store.ts';
import { findOpenExceptions } from '../payments/exceptions/store.ts';
import { goodsText, WHYS } from '../payments/operator/words.ts';
import { findNewest } from '../payments/orders/store.ts';
import { findProcesses } from '../processes/store.ts';
import { budgetDay, firstOfMonth } from '../supplier-budget/limits.ts';
import { findDaySpending, findSpending } from '../supplier-budget/spending/store.ts';
import { usedOn } from '../supplier-budget/store.ts';
import { findStops } from '../supplier-stops/store.ts';
import { countWatches } from '../watches/store.ts';
import { callsOf } from './calls.ts';
import { countQueues, findActs } from './store.ts';

const SHOWN_AT_MOST = 50;
const MONTHS_SHOWN = 12;

/** What the console is drawn from. */
export type ConsoleDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/** Paid orders of today at a supplier. */
async function readOrders({ store, clock, config }: ConsoleDeps) {
	const day = budgetDay(clock.now());
	const [used, spent] = await Promise.all([usedOn(store, day), findDaySpending(store, day)]);
	return (supplier: PaidSupplierId): OperatorConsole['suppliers'][number]['orders'] => {
		const own = spent.filter((row) => row.supplier === supplier);
		const limits = config.purposeBudgets[supplier];
		return {
			used: used.get(supplier) ?? 0,
			limit: config.dailyBudgets[supplier],
			kopecks:
				config.orderPrices[supplier] === null ? null : own.reduce((sum, { kopecks }) => sum + kopecks, 0),
			purposes: ORDER_PURPOSES.flatMap((purpose) => {
				const limit = limits[purpose];
				const row = own.find((one) => one.purpose === purpose);
				return limit === null ? [] : [{ purpose, used: row?.orders ?? 0, limit }];
			}),
		};
	};
}

/** The console as it stands now; rejects when the store fails. */
export async function readConsole(deps: ConsoleDeps): Promise<OperatorConsole> {
	const { store, clock, config } = deps;
	const now = clock.now();
	const [ordersAt, stops, processes, spending, queues, watches, held, orders, exceptions, acts] =
		await Promise.all([
			readOrders(deps),
			findStops(store),
			findProcesses(store),
			findSpending(store, firstOfMonth(budgetDay(now), MONTHS_SHOWN - 1)),
			countQueues(store, now),
			countWatches(store, now),
			findAllHeld(store.db, SHOWN_AT_MOST),
			findNewest(store, SHOWN_AT_MOST),
			findOpenExceptions(store),
			findActs(store, SHOWN_AT_MOST),
		]);
	return {
		at: now.toISOString(),
		suppliers: SUPPLIERS.map((id) => {
			const paid = PAID_SUPPLIERS.find((supplier) => supplier === id);
			return {
				id,
				configured: (config.registers.suppliers[id]?.url ?? null) !== null,
				stopped_at: stops.get(id)?.toISOString() ?? null,
				...callsOf(id, processes),
				orders: paid ? ordersAt(paid) : null,
			};
		}),
		processes: processes.map(({ id, role, host, version, revision, startedAt, seenAt }) => ({
			...{ id, role, host, version },
			commit: revision,
			started_at: startedAt.toISOString(),
			seen_at: seenAt.toISOString(),
		})),
		spending,
		queues: { ...queues, overdue_looks: watches.overdue, late_notices: watches.lateNotices },
		held_lookups: held.map(({ id, createdAt, plate }) => ({
			id,
			since: createdAt.toISOString(),
			plate: shortenPlate(plate),
		})),
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
		settings: config.settingsInForce.map(({ title, settings }) => ({ title, settings: [...settings] })),
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
