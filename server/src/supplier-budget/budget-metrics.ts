import { ORDER_PURPOSES } from '@avtosverka/contract/vocabulary/order-purpose';
import { PAID_SUPPLIERS, type PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { Counter, Gauge, type Registry } from 'prom-client';
import { countFromZero } from '../count-from-zero.ts';
import type { OrderOutcome, ServerBudget } from './create-budget.ts';
import type { BudgetLimits } from './limits.ts';

const OUTCOMES: readonly OrderOutcome[] = ['granted', 'given-back', 'limit', 'budget'];

/** The budgets of an installation as far as metrics show them. */
export type WatchedBudgets = {
	/** Orders of a day; null for as many as come. */
	readonly limits: Pick<BudgetLimits, 'daily' | 'dailyCost' | 'purposes'>;
	/** Read whenever metrics are. */
	readonly budget: Pick<ServerBudget, 'used' | 'spentToday' | 'spentThisMonth'>;
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
	countFromZero(orders, { supplier: PAID_SUPPLIERS, outcome: OUTCOMES });
	return {
		supplierOrdered: (supplier, outcome) => orders.inc({ supplier, outcome }),
		watchBudgets({ limits, budget }) {
			watchSpending(registers, budget.spentThisMonth);
			watchPurposes(registers, { limits, budget });
			watchCosts(registers, { limits, budget });
			const daily = new Gauge({
				name: 'avtosverka_supplier_budget_limit',
				help: 'Orders that all processes together may make in a day; none where there is no limit.',
				labelNames: ['supplier'],
				registers,
			});
			for (const supplier of PAID_SUPPLIERS) {
				const limit = limits.daily[supplier];
				if (limit !== null) daily.set({ supplier }, limit);
			}
			new Gauge({
				name: 'avtosverka_supplier_budget_used',
				help: 'Orders of today, Moscow time, of all processes; -1 while the store is away.',
				labelNames: ['supplier'],
				registers,
				async collect() {
					const counts = await budget.used().catch(() => null);
					for (const supplier of PAID_SUPPLIERS) {
						this.set({ supplier }, counts === null ? -1 : (counts.get(supplier)?.used ?? 0));
					}
				},
			});
		},
	};
}

/** Suppliers of which a day may cost so much and no more. */
function watchCosts(registers: Registry[], { limits, budget }: WatchedBudgets): void {
	const labelNames = ['supplier'] as const;
	const limited = PAID_SUPPLIERS.filter((supplier) => limits.dailyCost[supplier] !== null);
	const most = new Gauge({
		name: 'avtosverka_supplier_cost_limit_kopecks',
		help: 'What orders of all processes together may cost in a day; none where there is no limit.',
		labelNames,
		registers,
	});
	for (const supplier of limited) most.set({ supplier }, limits.dailyCost[supplier] ?? 0);
	new Gauge({
		name: 'avtosverka_supplier_cost_used_kopecks',
		help: 'What orders of today cost where a day has a limit, of all processes; -1 while the store is away.',
		labelNames,
		registers,
		async collect() {
			const counts = await budget.used().catch(() => null);
			for (const supplier of limited)
				this.set({ supplier }, counts === null ? -1 : (counts.get(supplier)?.kopecks ?? 0));
		},
	});
}

/** Purposes that have a budget of their own; what the others cost is reported by the month. */
function watchPurposes(registers: Registry[], { limits, budget }: WatchedBudgets): void {
	const labelNames = ['supplier', 'purpose'] as const;
	const limited = PAID_SUPPLIERS.flatMap((supplier) =>
		ORDER_PURPOSES.flatMap((purpose) => {
			const limit = limits.purposes[supplier][purpose];
			return limit === null ? [] : [{ supplier, purpose, limit }];
		}),
	);
	const most = new Gauge({
		name: 'avtosverka_supplier_purpose_budget_limit',
		help: 'Orders that all processes together may make in a day for a purpose; none where there is no limit.',
		labelNames,
		registers,
	});
	for (const { limit, ...labels } of limited) most.set(labels, limit);
	new Gauge({
		name: 'avtosverka_supplier_purpose_budget_used',
		help: 'Orders of today for a purpose that has a limit, of all processes; -1 while the store is away.',
		labelNames,
		registers,
		async collect() {
			const rows = await budget.spentToday().catch(() => null);
			for (const { supplier, purpose } of limited) {
				const row = rows?.find((one) => one.supplier === supplier && one.purpose === purpose);
				this.set({ supplier, purpose }, rows === null ? -1 : (row?.orders ?? 0));
			}
		},
	});
}

const SPENDING_HELP = {
	orders: 'Orders of this month that cost money, Moscow time, of all processes.',
	kopecks: 'What orders of this month cost, Moscow time, of all processes, by the price that is set.',
} as const;

/** One row for each purpose that cost something; none while the store is away. */
function watchSpending(registers: Registry[], spentThisMonth: ServerBudget['spentThisMonth']): void {
	for (const what of ['orders', 'kopecks'] as const) {
		new Gauge({
			name: `avtosverka_supplier_month_${what}`,
			help: SPENDING_HELP[what],
			labelNames: ['supplier', 'purpose'],
			registers,
			async collect() {
				const rows = await spentThisMonth().catch(() => []);
				this.reset();
				for (const row of rows) this.set({ supplier: row.supplier, purpose: row.purpose }, row[what]);
			},
		});
	}
}
