import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Supplier } from './register.ts';

/** Who is asked for a register, in order. */
export type LineUp = {
	readonly suppliers: readonly Supplier[];
	/** Why nobody is asked, if it is nobody. */
	readonly otherwise: NotAskedReason;
};

/**
 * Those of an order who can be asked. A name that nobody bears or that knows nothing of the register is left out
 * aloud; an order of which nothing remains asks nobody, since the operator may have left out whoever costs money.
 */
export function chooseSuppliers(
	register: CarRegister,
	order: readonly SupplierId[],
	built: ReadonlyMap<SupplierId, Supplier | NotAskedReason>,
	warn: (sentence: string) => void,
): LineUp {
	const suppliers: Supplier[] = [];
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
