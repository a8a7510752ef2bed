import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Catalogue, PersonRegisterEntry } from './catalogue-entry.ts';
import type { OrderBudget } from './order-budget.ts';
import { PERSON_SUPPLIER_ENTRIES } from './person-catalogue.ts';
import type { PersonQuestion, PersonSupplier } from './person-register.ts';
import { createRegisterAsker, type RegisterAsker } from './register-asker.ts';
import type { PersonFacts } from './registers/person.ts';
import { PERSON_REGISTER_ENTRIES } from './registers/person.ts';
import { reportPolicyOf } from './request-policies.ts';
import type { RegistersSettings } from './settings.ts';
import type { PaidPersonSupplierNeeds } from './supplier-entry.ts';
import type { Transports } from './transports.ts';

/** Every register about people behind one interface. */
export type PersonRegisters = RegisterAsker<PersonFacts, PersonQuestion>;

/** What the registers about people work with. */
export type PersonRegistersDeps = {
	readonly now: () => Date;
	/** The same as those of the registers of a car, since some suppliers serve both. */
	readonly transports: Transports;
	/** What may be bought; the same as that of the registers of a car. */
	readonly budget: OrderBudget;
	/** Sentences for the operator, without personal data; warnings of the process by default. */
	readonly onWarning?: (sentence: string) => void;
	/** Other suppliers and registers than the catalogue's. */
	readonly catalogue?: PersonCatalogue;
	/** True while an operator has stopped that supplier; false by default. */
	readonly isStopped?: (supplier: SupplierId) => boolean;
	/** How long each supplier may take, ms. */
	readonly supplierMs?: number;
};

/** Suppliers and registers about people. */
export type PersonCatalogue = Catalogue<
	PersonFacts,
	PaidPersonSupplierNeeds,
	PersonSupplier,
	PersonRegisterEntry
>;

/** A supplier that takes longer is asked again later: a report waits for minutes, not a reader. */
export const PERSON_SUPPLIER_MS = 20_000;

const OWN_CATALOGUE: PersonCatalogue = {
	suppliers: PERSON_SUPPLIER_ENTRIES,
	registers: PERSON_REGISTER_ENTRIES,
};

/** Builds every supplier of people's registers that is switched on, and their one interface. */
export function createPersonRegisters(
	settings: RegistersSettings,
	deps: PersonRegistersDeps,
): PersonRegisters {
	const { now, transports, budget, catalogue = OWN_CATALOGUE, supplierMs = PERSON_SUPPLIER_MS } = deps;
	const { onWarning: warn = (sentence: string) => process.emitWarning(sentence) } = deps;
	const { pollEveryMs } = reportPolicyOf(settings.requestPolicy);
	return createRegisterAsker(settings, {
		catalogue,
		needs: (supplier, own) => ({
			settings: own,
			transport: transports.of(supplier),
			budget,
			now,
			pollEveryMs,
		}),
		isStopped: deps.isStopped,
		rules: { firstSupplierMs: supplierMs, lastSupplierMs: supplierMs, now, warn },
	});
}
