import type { NotAskedReason } from './vocabulary/answer-state.ts';
import type { IsoMoment } from './vocabulary/moment.ts';
import type { CarRegister } from './vocabulary/register.ts';
import type { SupplierId } from './vocabulary/supplier.ts';

/** A supplier that is switched on for a register, and how long its answers are served again, in ms. */
export type SourceSupplier = {
	readonly id: SupplierId;
	readonly retentionMs: { readonly found: number; readonly clear: number };
};

/** A register as the page about sources shows it. Texts are Russian sentences. */
export type ListedSource = {
	readonly register: CarRegister;
	readonly name: string;
	readonly owner: string;
	readonly tells: string;
	readonly silentAbout: string;
	readonly askedBy: 'vin' | 'plate';
	/** Suppliers that answer now, in order of asking; empty when none does. */
	readonly suppliers: readonly SourceSupplier[];
	/** Why no supplier answers; null where one does. */
	readonly silence: NotAskedReason | null;
	/** The newest reply of any supplier itself; null where none is known. */
	readonly last: { readonly supplier: SupplierId; readonly at: IsoMoment } | null;
};

/** All registers; `lastKnown` is false while the store cannot say who answered when. */
export type Sources = { readonly sources: readonly ListedSource[]; readonly lastKnown: boolean };
