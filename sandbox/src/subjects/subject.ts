import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { SourceName } from '../avtocod/sources.ts';
import type { FailureMode } from '../failure-mode.ts';
import type { GibddForm } from '../gibdd/words.ts';

/** What is peculiar about avtocod's report on a subject. */
export type AvtocodQuirks = {
	/** Sources that fail or never finish. */
	readonly sources?: Readonly<Partial<Record<SourceName, 'ERROR' | 'PROGRESS'>>>;
	/** Sources that the report type does not have. */
	readonly lacks?: readonly SourceName[];
	/**
	 * `nulls`: every value is null; `torn`: one row more in every list, and nothing in it; `older`: section
	 * names of older reports; `empty`: nothing known at all.
	 */
	readonly form?: 'nulls' | 'torn' | 'older' | 'empty';
};

/** A magic VIN or plate: a line of the table for people and tests. */
export type Subject = {
	readonly vin: string | null;
	readonly plate: string | null;
	/** Its story, a sentence for people. */
	readonly story: string;
	/** Suppliers that are not `fine` for this subject. */
	readonly failureMode?: Readonly<Partial<Record<SupplierId, FailureMode>>>;
	readonly avtocod?: AvtocodQuirks;
	/** What is peculiar about the traffic police's answers. */
	readonly gibdd?: { readonly form: GibddForm };
	/** What the paid search says of the plate if not the same as the free one: VIN, null, failure mode. */
	readonly cardIndex?: { readonly vin: string | null } | { readonly failureMode: FailureMode };
	/** Two cars behind one plate. */
	readonly vins?: readonly string[];
};
