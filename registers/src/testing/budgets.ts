import type { OrderBudget, OrderRefusal, SupplierOrder } from '../order-budget.ts';

/** A budget that remembers what it was asked for. */
export type CountingBudget = OrderBudget & {
	readonly taken: readonly SupplierOrder[];
	readonly givenBack: readonly SupplierOrder[];
};

/** Grants everything, or refuses everything where a refusal is given. */
export function countingBudget(refusal?: OrderRefusal): CountingBudget {
	const taken: SupplierOrder[] = [];
	const givenBack: SupplierOrder[] = [];
	return {
		taken,
		givenBack,
		async take(order) {
			taken.push(order);
			return refusal ?? 'granted';
		},
		async giveBack(order) {
			givenBack.push(order);
		},
	};
}
