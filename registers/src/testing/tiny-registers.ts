import { createRegisters, type Registers, type RegistersDeps } from '../registers.ts';
import { createMemoryLedger } from '../report-ledger-memory.ts';
import type { RegistersSettings } from '../settings.ts';
import { countingBudget } from './budgets.ts';
import { AS_OF, type TinySupplier, tinyCatalogue } from './tiny-supplier.ts';

/** Settings that switch a tiny supplier on; nothing listens there. */
export const ON = { url: 'http://127.0.0.1:1', key: 'key', report: null };

/** Registers of nothing but tiny suppliers, all switched on unless the settings say otherwise. */
export function registersOf(
	suppliers: readonly TinySupplier[],
	settings: Partial<RegistersSettings> = {},
	deps: Partial<RegistersDeps> = {},
): Registers {
	const now = () => AS_OF;
	const on = Object.fromEntries(suppliers.map(({ id }) => [id, ON]));
	return createRegisters(
		{ suppliers: on, via: {}, requestPolicy: 'bench', ...settings },
		{
			ledger: createMemoryLedger(now),
			budget: countingBudget(),
			now,
			leaseOwner: 'test',
			catalogue: tinyCatalogue(...suppliers),
			...deps,
		},
	);
}
