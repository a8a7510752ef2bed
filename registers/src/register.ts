import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Asker } from './order-budget.ts';
import type { RegisterSupplier } from './register-asker.ts';
import type { CarFacts } from './registers/car.ts';

/** What a register is asked about. */
export type Subject =
	| { readonly kind: 'vin'; readonly vin: Vin }
	| { readonly kind: 'plate'; readonly plate: Plate };

/** What a visitor read from a picture; `token` is that of the challenge, unchanged. */
export type SolvedChallenge = { readonly token: string; readonly word: string };

/** For whom a question is asked. */
export type Visitor = {
	readonly id: string;
	/** True when they have just asked for it once more: the picture before them will not do. */
	readonly anotherPicture: boolean;
};
/** A paid question: `key` is unique to the order and goes to the supplier as its idempotence key. */
export type SupplierOrderKey = { readonly key: string };

/** One question to a supplier. */
export type Question = {
	readonly subject: Subject;
	/** True for «Запросить снова»: nothing remembered from an earlier report may serve. */
	readonly refresh: boolean;
	/** Present when the visitor has just read a supplier's picture, or did within the last two minutes. */
	readonly picture?: SolvedChallenge;
	/** Absent where no picture could be read. What a supplier remembers of a visitor serves only them. */
	readonly visitor?: Visitor;
	/** Who is counted for what the question costs. */
	readonly asker: Asker;
	/** Needed by the paid card index alone: what is bought under one key is bought once. */
	readonly order?: SupplierOrderKey;
	/** Ends the asking; the supplier then answers `unreachable`. */
	readonly signal: AbortSignal;
};

/** A supplier of a car's registers. */
export type Supplier = RegisterSupplier<CarFacts, Question>;

/**
 * The VIN that a register is asked by. Throws for a plate: the asker refuses a subject that a register is not
 * asked by, so that would be a bug.
 */
export function vinOf(subject: Subject): Vin {
	if (subject.kind !== 'vin') throw new Error('a register of VINs is asked about a plate');
	return subject.vin;
}

/** The same for a plate. */
export function plateOf(subject: Subject): Plate {
	if (subject.kind !== 'plate') throw new Error('a register of plates is asked about a VIN');
	return subject.plate;
}

/** The text that stands for a subject in keys: `vin:…` or `plate:…`. */
export function subjectKey(subject: Subject): string {
	return subject.kind === 'vin' ? `vin:${subject.vin}` : `plate:${subject.plate}`;
}
