import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';
import { ORDER_PURPOSES } from '@avtosverka/contract/vocabulary/order-purpose';
import { PAID_SUPPLIERS, type PaidSupplierId, SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { Deps } from '../deps.ts';
import type { RunningProcess } from '../processes/store.ts';
import { budgetDay } from '../supplier-budget/limits.ts';
import { findDaySpending, type MonthSpending } from '../supplier-budget/spending/store.ts';
import { usedOn } from '../supplier-budget/store.ts';
import type { SupplierStops } from '../supplier-stops/follow-stops.ts';
import { findStops } from '../supplier-stops/store.ts';
import { callsOf } from './calls.ts';

type Orders = OperatorSupplier['orders'];
type StoreDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/** Paid orders at each supplier that is paid: of today, and of this month, which `spending` includes. */
async function readOrders(
	{ store, clock, config }: StoreDeps,
	spending: readonly MonthSpending[],
): Promise<(supplier: PaidSupplierId) => Orders> {
	const day = budgetDay(clock.now());
	const [used, spent] = await Promise.all([usedOn(store, day), findDaySpending(store, day)]);
	const spentInMonth = spending.filter(({ month }) => day.startsWith(month));
	return (supplier) => {
		const own = spent.filter((row) => row.supplier === supplier);
		const ownInMonth = spentInMonth.filter((row) => row.supplier === supplier);
		const limits = config.purposeBudgets[supplier];
		return {
			used: used.get(supplier)?.used ?? 0,
			limit: config.dailyBudgets[supplier],
			limit_kopecks: config.dailyCosts[supplier],
			kopecks: config.orderPrices[supplier] === null ? null : sumOf(own, 'kopecks'),
			purposes: ORDER_PURPOSES.flatMap((purpose) => {
				const limit = limits[purpose];
				const row = own.find((one) => one.purpose === purpose);
				return limit === null ? [] : [{ purpose, used: row?.orders ?? 0, limit }];
			}),
			month: { orders: sumOf(ownInMonth, 'orders'), kopecks: sumOf(ownInMonth, 'kopecks') },
		};
	};
}

function sumOf<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
	return rows.reduce((sum, row) => sum + row[name], 0);
}

/** What the console has read already: who runs, and what this month and others cost. */
export type SupplierSources = {
	readonly processes: readonly RunningProcess[];
	readonly spending: readonly MonthSpending[];
};

/** Every supplier as these processes see it; rejects when the store fails. */
export async function readSupplierStates(
	deps: StoreDeps,
	{ processes, spending }: SupplierSources,
): Promise<OperatorSupplier[]> {
	const [ordersAt, stops] = await Promise.all([readOrders(deps, spending), findStops(deps.store)]);
	return SUPPLIERS.map((id) => {
		const paid = PAID_SUPPLIERS.find((supplier) => supplier === id);
		return {
			...knownOf(id, deps, processes),
			stopped: stops.has(id),
			stopped_at: stops.get(id)?.toISOString() ?? null,
			orders: paid ? ordersAt(paid) : null,
		};
	});
}

/** Every supplier as this process knows it without the store. */
export function ownSuppliers(
	deps: Pick<Deps, 'clock' | 'config'> & { readonly stops: Pick<SupplierStops, 'isStopped'> },
	process: RunningProcess,
): OperatorSupplier[] {
	return SUPPLIERS.map((id) => ({
		...knownOf(id, deps, [process]),
		stopped: deps.stops.isStopped(id),
		stopped_at: null,
		orders: null,
	}));
}

function knownOf(
	id: OperatorSupplier['id'],
	{ clock, config }: Pick<Deps, 'clock' | 'config'>,
	processes: readonly RunningProcess[],
): Pick<OperatorSupplier, 'id' | 'configured' | 'recent'> {
	return {
		id,
		configured: (config.registers.suppliers[id]?.url ?? null) !== null,
		recent: callsOf(id, processes, clock.now()),
	};
}
