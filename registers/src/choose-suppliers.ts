import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

type Knowing<Register> = { readonly id: SupplierId; readonly registers: readonly Register[] };

/** The suppliers that are asked for a register, in order. */
export type ChosenSuppliers<One> = {
	readonly suppliers: readonly One[];
	/** Why there is none, if there is none. */
	readonly otherwise: NotAskedReason;
};

/**
 * Those of an order that can be asked. An unknown supplier, or one without this register, is left out with a
 * warning; an order of which nothing remains stays empty, since the operator may have left out the suppliers
 * that cost money.
 */
export function chooseSuppliers<Register extends string, One extends Knowing<Register>>(
	register: Register,
	order: readonly SupplierId[],
	built: ReadonlyMap<SupplierId, One | NotAskedReason>,
	warn: (sentence: string) => void,
): ChosenSuppliers<One> {
	const suppliers: One[] = [];
	const reasons: NotAskedReason[] = [];
	for (const id of order) {
		const supplier = built.get(id);
		if (supplier === undefined) {
			warn(`Реестр ${register}: поставщика ${id} ещё нет, он пропущен.`);
		} else if (typeof supplier === 'string') {
			reasons.push(supplier);
		} else if (!supplier.registers.includes(register)) {
			warn(`Реестр ${register}: поставщик ${id} его не знает и пропущен.`);
		} else if (!suppliers.includes(supplier)) {
			suppliers.push(supplier);
		}
	}
	return { suppliers, otherwise: reasons.includes('no-key') ? 'no-key' : 'switched-off' };
}
