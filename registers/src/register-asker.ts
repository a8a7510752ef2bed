import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer, SupplierAttempt } from './answer.ts';
import { askSuppliers, type Endable, type Rules } from './ask-suppliers.ts';
import type { Catalogue } from './catalogue-entry.ts';
import { type ChosenSuppliers, chooseSuppliers } from './choose-suppliers.ts';
import type { EnabledSupplierSettings, RegistersSettings } from './settings.ts';

/** The registers of some facts, by their ids. */
export type RegisterOf<Facts> = keyof Facts & string;

/** A supplier of some registers. `ask` never throws and never rejects, except for our own bugs. */
export type RegisterSupplier<Facts, Question> = {
	readonly id: SupplierId;
	readonly registers: readonly RegisterOf<Facts>[];
	ask<R extends RegisterOf<Facts>>(register: R, question: Question): Promise<Answer<Facts[R]>>;
};

/** An answer and every supplier that was asked for it, in order. */
export type AnswerWithAttempts<Facts> = {
	readonly answer: Answer<Facts>;
	readonly tried: readonly SupplierAttempt[];
};

/** Suppliers that are switched on, in order; `otherwise` is why there is none, if there is none. */
export type WhoAnswers = { readonly suppliers: readonly SupplierId[]; readonly otherwise: NotAskedReason };

/** Every register of some facts behind one interface. */
export type RegisterAsker<Facts, Question> = {
	/** Asks the register's suppliers in order until one of them settles. Rejects only for our own bugs. */
	ask<R extends RegisterOf<Facts>>(register: R, question: Question): Promise<AnswerWithAttempts<Facts[R]>>;
	/** The suppliers that would be asked for a register now; sends nothing. */
	whoAnswers(register: RegisterOf<Facts>): WhoAnswers;
};

type RegisterAskerOptions<Facts, Question, Needs, Entry> = {
	readonly catalogue: Catalogue<Facts, Needs, RegisterSupplier<Facts, Question>, Entry>;
	/** What a supplier that is switched on is built with. */
	readonly needs: (supplier: SupplierId, settings: EnabledSupplierSettings) => Needs;
	readonly rules: Rules;
	/** True while an operator has stopped that supplier; checked before each question. */
	readonly isStopped?: ((supplier: SupplierId) => boolean) | undefined;
	/** Why a question must not be put to a register at all; null where it may. */
	readonly refuse?: (entry: Entry, question: Question) => NotAskedReason | null;
};

/** Builds every supplier of a catalogue that is switched on, and the one interface in front of them. */
export function createRegisterAsker<
	Facts,
	Question extends Endable,
	Needs,
	Entry extends { suppliers: readonly SupplierId[] },
>(
	settings: RegistersSettings,
	options: RegisterAskerOptions<Facts, Question, Needs, Entry>,
): RegisterAsker<Facts, Question> {
	const { catalogue, needs, rules, isStopped = () => false, refuse = () => null } = options;
	type Register = RegisterOf<Facts>;
	type Built = RegisterSupplier<Facts, Question>;
	const built = new Map(
		catalogue.suppliers.map(({ id, needsKey, create }): [SupplierId, Built | NotAskedReason] => {
			const own = settings.suppliers[id];
			const url = own?.url ?? null;
			if (!own || url === null) return [id, 'switched-off'];
			return [id, needsKey && !own.key ? 'no-key' : create(needs(id, { ...own, url }))];
		}),
	);
	const via: Readonly<Partial<Record<string, readonly SupplierId[]>>> = settings.via;
	const supplierOrders = Object.fromEntries(
		(Object.keys(catalogue.registers) as Register[]).map((register) => {
			const order = via[register] ?? catalogue.registers[register].suppliers;
			return [register, chooseSuppliers(register, order, built, rules.warn)];
		}),
	) as Record<Register, ChosenSuppliers<Built>>;

	/** A supplier that is stopped counts as one that is switched off. */
	function askedNow(register: Register): ChosenSuppliers<Built> {
		const { suppliers, otherwise } = supplierOrders[register];
		const asked = suppliers.filter(({ id }) => !isStopped(id));
		return asked.length === suppliers.length
			? { suppliers, otherwise }
			: { suppliers: asked, otherwise: 'switched-off' };
	}

	return {
		async ask<R extends Register>(register: R, question: Question) {
			const { suppliers, otherwise } = askedNow(register);
			const refusal =
				refuse(catalogue.registers[register], question) ?? (suppliers.length === 0 ? otherwise : null);
			if (refusal !== null) return { answer: { state: 'not-asked', reason: refusal } as const, tried: [] };
			const calls = suppliers.map((one) => ({
				id: one.id,
				ask: (timed: Question) => one.ask(register, timed),
			}));
			return askSuppliers(register, question, calls, rules);
		},
		whoAnswers(register) {
			const { suppliers, otherwise } = askedNow(register);
			return { suppliers: suppliers.map(({ id }) => id), otherwise };
		},
	};
}
