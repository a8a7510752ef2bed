import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer } from '../answer.ts';
import type { Question } from '../register.ts';
import type { CarFacts } from '../registers/car.ts';
import { REGISTER_ENTRIES } from '../registers/car.ts';
import type { CarCatalogue } from '../registers.ts';
import type { SupplierEntry, SupplierNeeds } from '../supplier-entry.ts';

export const AS_OF = new Date('2026-11-21T10:00:00Z');

/** What a tiny supplier does with a question: an answer of any register, since it is asked for one only. */
export type Reaction = (question: Question, needs: SupplierNeeds) => Promise<Answer<never>>;

/** A supplier that answers every register by one reaction and remembers what it was asked. */
export type TinySupplier = SupplierEntry & {
	readonly asked: Question[];
	readonly registers: readonly CarRegister[];
};

export function tinySupplier(
	id: SupplierId,
	react: Reaction,
	{ needsKey = false, registers = CAR_REGISTERS as readonly CarRegister[] } = {},
): TinySupplier {
	const asked: Question[] = [];
	return {
		id,
		needsKey,
		asked,
		registers,
		create: (needs) => ({
			id,
			registers,
			async ask<R extends CarRegister>(_: R, question: Question): Promise<Answer<CarFacts[R]>> {
				asked.push(question);
				return react(question, needs);
			},
		}),
	};
}

/** A catalogue of tiny suppliers, asked in this order for every register that they know. */
export function tinyCatalogue(...suppliers: readonly TinySupplier[]): CarCatalogue {
	const orderOf = (register: CarRegister) =>
		suppliers.filter(({ registers }) => registers.includes(register)).map(({ id }) => id);
	const registers = Object.fromEntries(
		CAR_REGISTERS.map((id) => [id, { ...REGISTER_ENTRIES[id], suppliers: orderOf(id) }]),
	) as unknown as CarCatalogue['registers'];
	return { suppliers, registers };
}
