import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { SUPPLIER_ENTRIES } from './catalogue.ts';
import type { Catalogue, RegisterEntry } from './catalogue-entry.ts';
import type { OrderBudget } from './order-budget.ts';
import type { Question, Supplier } from './register.ts';
import { type AnswerWithAttempts, createRegisterAsker, type RegisterAsker } from './register-asker.ts';
import type { CarFacts } from './registers/car.ts';
import { REGISTER_ENTRIES } from './registers/car.ts';
import type { ReportLedger } from './report-ledger.ts';
import { reportPolicyOf } from './request-policies.ts';
import type { RegistersSettings } from './settings.ts';
import type { SupplierNeeds } from './supplier-entry.ts';
import type { BreakerEvent, TransportEvent } from './transport/transport.ts';
import { createTransports, type Transports } from './transports.ts';

/** An answer about a car and every supplier that was asked for it, in order. */
export type AskedAnswer<R extends CarRegister> = AnswerWithAttempts<CarFacts[R]>;

/** Every register of a car behind one interface. */
export type Registers = RegisterAsker<CarFacts, Question>;

/** What the registers of a car work with. */
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
	/** Transports that the registers about people share; own ones by default. */
	readonly transports?: Transports;
	/** Sentences for the operator, without personal data; warnings of the process by default. */
	readonly onWarning?: (sentence: string) => void;
	/** Other suppliers and registers than the catalogue's. */
	readonly catalogue?: CarCatalogue;
	/** True while an operator has stopped that supplier; false by default. */
	readonly isStopped?: (supplier: SupplierId) => boolean;
	/** How long a supplier may take while another one follows, ms. */
	readonly firstSupplierMs?: number;
};

/** Suppliers and registers of a car. */
export type CarCatalogue = Catalogue<CarFacts, SupplierNeeds, Supplier, RegisterEntry>;

/** A section answers within 45 s, so the next supplier must have its chance within them. */
export const FIRST_SUPPLIER_MS = 25_000;

const OWN_CATALOGUE: CarCatalogue = { suppliers: SUPPLIER_ENTRIES, registers: REGISTER_ENTRIES };

/** Builds every supplier of cars that the settings switch on and the one interface in front of them. */
export function createRegisters(settings: RegistersSettings, deps: RegistersDeps): Registers {
	const { ledger, budget, now, leaseOwner, transports = createTransports(settings, deps) } = deps;
	const { catalogue = OWN_CATALOGUE, firstSupplierMs = FIRST_SUPPLIER_MS } = deps;
	const { onWarning: warn = (sentence: string) => process.emitWarning(sentence) } = deps;
	const requestPolicy = reportPolicyOf(settings.requestPolicy);
	return createRegisterAsker(settings, {
		catalogue,
		needs: (supplier, own) => ({
			settings: own,
			transport: transports.of(supplier),
			ledger,
			budget,
			now,
			requestPolicy,
			leaseOwner,
		}),
		isStopped: deps.isStopped,
		rules: { firstSupplierMs, lastSupplierMs: null, now, warn },
		refuse: ({ askedBy }: RegisterEntry, { subject }) => (subject.kind === askedBy ? null : 'wrong-subject'),
	});
}
