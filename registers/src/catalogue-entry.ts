import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** A register as we know it, in words for the page about our sources. */
export type DescribedRegister<Id extends string> = {
	readonly id: Id;
	/** What it is called, Russian. */
	readonly name: string;
	/** Whose records they are, Russian. */
	readonly owner: string;
	/** What it can tell, Russian. */
	readonly tells: string;
	/** What it cannot tell although one might think so, Russian. */
	readonly silentAbout: string;
	/** The suppliers that are asked for it, in order. */
	readonly suppliers: readonly SupplierId[];
};

/** A register of a car. */
export type RegisterEntry = DescribedRegister<CarRegister> & {
	/** By what it is asked. */
	readonly askedBy: 'vin' | 'plate';
	/**
	 * The shape of its facts as they are kept for everybody. Raised whenever they change, so that an older row
	 * is asked again and never read as something it is not.
	 */
	readonly factsVersion: number;
};

/** A register about a person. */
export type PersonRegisterEntry = DescribedRegister<PersonRegister>;

/** How a supplier gets into a catalogue. Its folder in `suppliers/` bears its id. */
export type CatalogueSupplier<Needs, Supplier> = {
	readonly id: SupplierId;
	/** True when it answers no request without a secret. */
	readonly needsKey: boolean;
	create(needs: Needs): Supplier;
};

/** Suppliers, and the registers of some facts in which they are asked. */
export type Catalogue<Facts, Needs, Supplier, Entry> = {
	readonly suppliers: readonly CatalogueSupplier<Needs, Supplier>[];
	readonly registers: { readonly [R in keyof Facts & string]: Entry };
};
