import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer, SupplierAttempt } from './answer.ts';
import type { PersonFacts } from './facts/person.ts';
import { askInOrder } from './in-order.ts';
import type { OrderBudget } from './order-budget.ts';
import {
	PERSON_REGISTER_ENTRIES,
	PERSON_SUPPLIER_ENTRIES,
	type PersonRegisterEntry,
} from './person-catalogue.ts';
import type { PersonQuestion, PersonSupplier } from './person-register.ts';
import type { WhoAnswers } from './registers.ts';
import { reportPolicyOf } from './request-policies.ts';
import type { RegistersSettings } from './settings.ts';
import type { PersonSupplierEntry } from './supplier-entry.ts';
import { chooseSuppliers, type SupplierOrder } from './supplier-order.ts';
import { buildSwitchedOn } from './switched-on.ts';
import type { Transports } from './transports.ts';

/** An answer about a person and everybody who was asked for it, in order. */
export type AskedPersonAnswer<R extends PersonRegister> = {
	readonly answer: Answer<PersonFacts[R]>;
	readonly tried: readonly SupplierAttempt[];
};

/** Every register about people behind one face. */
export type PersonRegisters = {
	/** Asks the register's suppliers in order until one of them speaks. Rejects only for our own bugs. */
	ask<R extends PersonRegister>(register: R, question: PersonQuestion): Promise<AskedPersonAnswer<R>>;
	/** Who would be asked for a register now; asks nobody. */
	whoAnswers(register: PersonRegister): WhoAnswers;
};

export type PersonRegistersDeps = {
	readonly now: () => Date;
	/** The same as those of the registers of a car, since some suppliers serve both. */
	readonly transports: Transports;
	/** What may be bought; the same as that of the registers of a car. */
	readonly budget: OrderBudget;
	/** Sentences for the operator, without personal data; the process's warnings unless told otherwise. */
	readonly onWarning?: (sentence: string) => void;
	/** Other suppliers and registers than the catalogue's. */
	readonly catalogue?: PersonCatalogue;
	/** How long each supplier may take, ms. */
	readonly supplierMs?: number;
};

export type PersonCatalogue = {
	readonly suppliers: readonly PersonSupplierEntry[];
	readonly registers: Readonly<Record<PersonRegister, PersonRegisterEntry>>;
};

/** What a supplier has not told of a person by then is asked again later: a report waits for minutes, not a reader. */
export const PERSON_SUPPLIER_MS = 20_000;

const OWN_CATALOGUE: PersonCatalogue = {
	suppliers: PERSON_SUPPLIER_ENTRIES,
	registers: PERSON_REGISTER_ENTRIES,
};

/** Builds every supplier of people's registers that the settings switch on and the one face behind which they are asked. */
export function createPersonRegisters(
	settings: RegistersSettings,
	deps: PersonRegistersDeps,
): PersonRegisters {
	const { now, transports, budget, catalogue = OWN_CATALOGUE, supplierMs = PERSON_SUPPLIER_MS } = deps;
	const warn = deps.onWarning ?? ((sentence: string) => process.emitWarning(sentence));
	const { pollEveryMs } = reportPolicyOf(settings.requestPolicy);
	const built = buildSwitchedOn(catalogue.suppliers, settings, ({ id, create }, own) =>
		create({ settings: own, transport: transports.of(id), budget, now, pollEveryMs }),
	);
	const supplierOrders = Object.fromEntries(
		PERSON_REGISTERS.map((register) => {
			const order = settings.via[register] ?? catalogue.registers[register].suppliers;
			return [register, chooseSuppliers(register, order, built, warn)];
		}),
	) as Record<PersonRegister, SupplierOrder<PersonSupplier>>;
	const rules = { firstSupplierMs: supplierMs, lastSupplierMs: supplierMs, now, warn };

	return {
		async ask<R extends PersonRegister>(
			register: R,
			question: PersonQuestion,
		): Promise<AskedPersonAnswer<R>> {
			const { suppliers, otherwise } = supplierOrders[register];
			if (suppliers.length === 0) return { answer: { state: 'not-asked', reason: otherwise }, tried: [] };
			const askings = suppliers.map((one) => ({
				id: one.id,
				ask: (asked: PersonQuestion) => one.ask(register, asked),
			}));
			return askInOrder(register, question, askings, rules);
		},
		whoAnswers(register) {
			const { suppliers, otherwise } = supplierOrders[register];
			return { suppliers: suppliers.map(({ id }) => id), otherwise };
		},
	};
}
