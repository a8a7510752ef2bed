import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer } from '../answer.ts';
import type { PersonQuestion } from '../person-register.ts';
import {
	createPersonRegisters,
	type PersonRegisters,
	type PersonRegistersDeps,
} from '../person-registers.ts';
import type { PersonFacts } from '../registers/person.ts';
import { PERSON_REGISTER_ENTRIES } from '../registers/person.ts';
import type { RegistersSettings } from '../settings.ts';
import type { PersonSupplierEntry, PersonSupplierNeeds } from '../supplier-entry.ts';
import { createTransports } from '../transports.ts';
import { countingBudget } from './budgets.ts';
import { ON } from './tiny-registers.ts';
import { AS_OF } from './tiny-supplier.ts';

/** What a tiny supplier does with a question about a person. */
export type PersonReaction = (question: PersonQuestion, needs: PersonSupplierNeeds) => Promise<Answer<never>>;

export type TinyPersonSupplier = PersonSupplierEntry & {
	readonly asked: PersonQuestion[];
	readonly registers: readonly PersonRegister[];
};

/** A supplier that answers every register of people by one reaction and remembers what it was asked. */
export function tinyPersonSupplier(
	id: SupplierId,
	react: PersonReaction,
	{ needsKey = false, registers = PERSON_REGISTERS as readonly PersonRegister[] } = {},
): TinyPersonSupplier {
	const asked: PersonQuestion[] = [];
	return {
		id,
		needsKey,
		asked,
		registers,
		create: (needs) => ({
			id,
			registers,
			async ask<R extends PersonRegister>(_: R, question: PersonQuestion): Promise<Answer<PersonFacts[R]>> {
				asked.push(question);
				return react(question, needs);
			},
		}),
	};
}

/** Registers of nothing but tiny suppliers, all switched on, asked in this order for all that they know. */
export function personRegistersOf(
	suppliers: readonly TinyPersonSupplier[],
	settings: Partial<RegistersSettings> = {},
	deps: Partial<PersonRegistersDeps> = {},
): PersonRegisters {
	const now = () => AS_OF;
	const on = Object.fromEntries(suppliers.map(({ id }) => [id, ON]));
	const all: RegistersSettings = {
		suppliers: on,
		via: {},
		requestPolicy: 'bench',
		...settings,
	};
	const orderOf = (register: PersonRegister) =>
		suppliers.filter(({ registers }) => registers.includes(register)).map(({ id }) => id);
	const registers = Object.fromEntries(
		PERSON_REGISTERS.map((id) => [id, { ...PERSON_REGISTER_ENTRIES[id], suppliers: orderOf(id) }]),
	) as unknown as typeof PERSON_REGISTER_ENTRIES;
	const transports = createTransports(all, { now });
	const own = { now, transports, budget: countingBudget(), catalogue: { suppliers, registers } };
	return createPersonRegisters(all, { ...own, ...deps });
}
