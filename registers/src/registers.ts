import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer, SupplierAttempt } from './answer.ts';
import { REGISTER_ENTRIES, type RegisterEntry, SUPPLIER_ENTRIES } from './catalogue.ts';
import type { CarFacts } from './facts/car.ts';
import { askInOrder } from './in-order.ts';
import type { OrderBudget } from './order-budget.ts';
import type { Question, Supplier } from './register.ts';
import type { ReportLedger } from './report-ledger.ts';
import { reportPolicyOf } from './request-policies.ts';
import type { RegistersSettings } from './settings.ts';
import type { SupplierEntry } from './supplier-entry.ts';
import { chooseSuppliers, type SupplierOrder } from './supplier-order.ts';
import { buildSwitchedOn } from './switched-on.ts';
import type { BreakerEvent, TransportEvent } from './transport/transport.ts';
import { createTransports, type Transports } from './transports.ts';

/** An answer and everybody who was asked for it, in order. */
export type AskedAnswer<R extends CarRegister> = {
	readonly answer: Answer<CarFacts[R]>;
	readonly tried: readonly SupplierAttempt[];
};

/** Every register behind one face. */
export type Registers = {
	/** Asks the register's suppliers in order until one of them speaks. Rejects only for our own bugs. */
	ask<R extends CarRegister>(register: R, question: Question): Promise<AskedAnswer<R>>;
	/** Who would be asked for a register now; asks nobody. */
	whoAnswers(register: CarRegister): WhoAnswers;
};

/** Suppliers that are switched on, in order; `otherwise` is why there is none, if there is none. */
export type WhoAnswers = { readonly suppliers: readonly SupplierId[]; readonly otherwise: NotAskedReason };

export type RegistersDeps = {
	/** What all processes know together of asynchronous reports. */
	readonly ledger: ReportLedger;
	/** What may be bought; the same as that of the registers about people. */
	readonly budget: OrderBudget;
	readonly now: () => Date;
	/** Names this process in the ledger; another one for each process. */
	readonly leaseOwner: string;
	/** One event for each request that was sent to a supplier, for metrics; must not throw. */
	readonly onTransportEvent?: (event: TransportEvent) => void;
	/** The breaker of each supplier that is switched on: closed at first, then every change; must not throw. */
	readonly onBreaker?: (event: BreakerEvent) => void;
	/** The ways to suppliers, where others ask them too; own ones unless given. */
	readonly transports?: Transports;
	/** Sentences for the operator, without personal data; the process's warnings unless told otherwise. */
	readonly onWarning?: (sentence: string) => void;
	/** Other suppliers and registers than the catalogue's. */
	readonly catalogue?: Catalogue;
	/** How long a supplier may take while another one follows, ms. */
	readonly firstSupplierMs?: number;
};

export type Catalogue = {
	readonly suppliers: readonly SupplierEntry[];
	readonly registers: Readonly<Record<CarRegister, RegisterEntry>>;
};

/** A section answers within 45 s, so the next supplier must have its chance within them. */
export const FIRST_SUPPLIER_MS = 25_000;

const OWN_CATALOGUE: Catalogue = { suppliers: SUPPLIER_ENTRIES, registers: REGISTER_ENTRIES };

/** Builds every supplier that the settings switch on and the one face behind which they are asked. */
export function createRegisters(settings: RegistersSettings, deps: RegistersDeps): Registers {
	const warn = deps.onWarning ?? ((sentence: string) => process.emitWarning(sentence));
	const catalogue = deps.catalogue ?? OWN_CATALOGUE;
	const { ledger, budget, now, leaseOwner, transports = createTransports(settings, deps) } = deps;
	const built = buildSwitchedOn(catalogue.suppliers, settings, ({ id, create }, own) =>
		create({
			settings: own,
			transport: transports.of(id),
			ledger,
			budget,
			now,
			requestPolicy: reportPolicyOf(settings.requestPolicy),
			leaseOwner,
		}),
	);
	const supplierOrders = Object.fromEntries(
		CAR_REGISTERS.map((register) => {
			const order = settings.via[register] ?? catalogue.registers[register].suppliers;
			return [register, chooseSuppliers(register, order, built, warn)];
		}),
	) as Record<CarRegister, SupplierOrder<Supplier>>;
	const firstSupplierMs = deps.firstSupplierMs ?? FIRST_SUPPLIER_MS;
	const rules = { firstSupplierMs, lastSupplierMs: null, now, warn };

	return {
		async ask<R extends CarRegister>(register: R, question: Question): Promise<AskedAnswer<R>> {
			if (question.subject.kind !== catalogue.registers[register].askedBy) return notAsked('wrong-subject');
			const { suppliers, otherwise } = supplierOrders[register];
			if (suppliers.length === 0) return notAsked(otherwise);
			const askings = suppliers.map((one) => ({
				id: one.id,
				ask: (asked: Question) => one.ask(register, asked),
			}));
			return askInOrder(register, question, askings, rules);
		},
		whoAnswers(register) {
			const { suppliers, otherwise } = supplierOrders[register];
			return { suppliers: suppliers.map(({ id }) => id), otherwise };
		},
	};
}

function notAsked(reason: NotAskedReason) {
	return { answer: { state: 'not-asked', reason } as const, tried: [] };
}
