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
