import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer, Tried } from './answer.ts';
import { REGISTER_ENTRIES, type RegisterEntry, SUPPLIER_ENTRIES } from './catalogue.ts';
import type { CarFacts } from './facts/car.ts';
import { askInOrder } from './in-order.ts';
import { chooseSuppliers } from './line-up.ts';
import { mannersOf, reportMannersOf } from './manners.ts';
import type { Question, Supplier } from './register.ts';
import type { ReportLedger } from './report-ledger.ts';
import type { RegistersSettings } from './settings.ts';
import type { SupplierEntry } from './supplier-entry.ts';
import { type BreakerEvent, createTransport, type TransportEvent } from './transport/transport.ts';

/** An answer and everybody who was asked for it, in order. */
export type AskedAnswer<R extends CarRegister> = {
	readonly answer: Answer<CarFacts[R]>;
	readonly tried: readonly Tried[];
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
	readonly now: () => Date;
	/** Names this process in the ledger; another one for each process. */
	readonly holder: string;
	/** One event for each request that was sent to a supplier, for metrics; must not throw. */
	readonly onTransportEvent?: (event: TransportEvent) => void;
	/** The breaker of each supplier that is switched on: closed at first, then every change; must not throw. */
	readonly onBreaker?: (event: BreakerEvent) => void;
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
	const built = buildSuppliers(settings, deps, catalogue.suppliers);
	const lineUps = Object.fromEntries(
		CAR_REGISTERS.map((register) => {
			const order = settings.via[register] ?? catalogue.registers[register].suppliers;
			return [register, chooseSuppliers(register, order, built, warn)];
		}),
	) as Record<CarRegister, ReturnType<typeof chooseSuppliers>>;
	const rules = { firstSupplierMs: deps.firstSupplierMs ?? FIRST_SUPPLIER_MS, now: deps.now, warn };

	return {
		async ask<R extends CarRegister>(register: R, question: Question): Promise<AskedAnswer<R>> {
			if (question.subject.kind !== catalogue.registers[register].askedBy) return notAsked('wrong-subject');
			const { suppliers, otherwise } = lineUps[register];
			if (suppliers.length === 0) return notAsked(otherwise);
			return askInOrder(register, question, suppliers, rules);
		},
		whoAnswers(register) {
			const { suppliers, otherwise } = lineUps[register];
			return { suppliers: suppliers.map(({ id }) => id), otherwise };
		},
	};
}

function notAsked(reason: NotAskedReason) {
	return { answer: { state: 'not-asked', reason } as const, tried: [] };
}

/** The suppliers that can be asked, and why the others cannot. */
function buildSuppliers(
	settings: RegistersSettings,
	deps: RegistersDeps,
	entries: readonly SupplierEntry[],
): ReadonlyMap<SupplierId, Supplier | NotAskedReason> {
	return new Map(entries.map((entry) => [entry.id, build(entry)]));

	function build({ id, needsKey, create }: SupplierEntry): Supplier | NotAskedReason {
		const own = settings.suppliers[id];
		if (!own || own.url === null) return 'switched-off';
		if (needsKey && !own.key) return 'no-key';
		const { ledger, now, holder } = deps;
		const transport = createTransport(mannersOf(id, settings.manners, settings.processes), {
			now,
			onEvent: deps.onTransportEvent,
			onBreaker: deps.onBreaker,
		});
		return create({
			settings: own,
			transport,
			ledger,
			now,
			manners: reportMannersOf(settings.manners),
			holder,
		});
	}
}
