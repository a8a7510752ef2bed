import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** Whoever can be asked for registers: of a car or of a person. */
type Knowing<Register> = { readonly id: SupplierId; readonly registers: readonly Register[] };

/** Who is asked for a register, in order. */
export type SupplierOrder<One> = {
	readonly suppliers: readonly One[];
	/** Why nobody is asked, if it is nobody. */
	readonly otherwise: NotAskedReason;
};

/**
 * Those of an order who can be asked. A name that nobody bears or that knows nothing of the register is left out
 * aloud; an order of which nothing remains asks nobody, since the operator may have left out whoever costs money.
 */
export function chooseSuppliers<Register extends string, One extends Knowing<Register>>(
	register: Register,
	order: readonly SupplierId[],
	built: ReadonlyMap<SupplierId, One | NotAskedReason>,
	warn: (sentence: string) => void,
): SupplierOrder<One> {
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
