import { PAID_SUPPLIERS, type PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { OrderOutcome } from './create-budget.ts';

/** The budgets of an installation as far as metrics show them. */
export type WatchedBudgets = {
	/** Orders of a day; null for as many as come. */
	readonly daily: Readonly<Record<PaidSupplierId, number | null>>;
	/** Orders of today, by all processes; rejects when the store fails. */
	used(): Promise<ReadonlyMap<PaidSupplierId, number>>;
};

/** What is counted of orders that cost money. */
export type BudgetMetrics = {
	supplierOrdered(supplier: PaidSupplierId, outcome: OrderOutcome): void;
	watchBudgets(budgets: WatchedBudgets): void;
};

/** Counts and watches them in the registers of the process. */
export function createBudgetMetrics(registers: Registry[]): BudgetMetrics {
	const orders = new Counter({
		name: 'avtosverka_supplier_orders_total',
		help: 'Orders that cost money: granted, refused by the limit of an asker or by the budget, given back.',
		labelNames: ['supplier', 'outcome'],
		registers,
	});
	return {
		supplierOrdered: (supplier, outcome) => orders.inc({ supplier, outcome }),
		watchBudgets({ daily, used }) {
			const limits = new Gauge({
				name: 'avtosverka_supplier_budget_limit',
				help: 'Orders that all processes together may make in a day; none where there is no limit.',
				labelNames: ['supplier'],
				registers,
			});
			for (const supplier of PAID_SUPPLIERS) {
				const limit = daily[supplier];
				if (limit !== null) limits.set({ supplier }, limit);
			}
			new Gauge({
				name: 'avtosverka_supplier_budget_used',
				help: 'Orders of today, Moscow time, of all processes; -1 while the store is away.',
				labelNames: ['supplier'],
				registers,
				async collect() {
					const counts = await used().catch(() => null);
					for (const supplier of PAID_SUPPLIERS) {
						this.set({ supplier }, counts === null ? -1 : (counts.get(supplier) ?? 0));
					}
				},
			});
		},
	};
}
