import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';

/** What a lookup gives: `isNew` is true for a VIN not shown to the person before; only that costs. */
export type LookupVerdict =
	| { readonly vin: Vin; readonly isNew: boolean }
	| { readonly vin: null; readonly isNew: false };

/** Whole VINs of an answer, in its order. Silence has none, and so has whoever keeps the VIN behind stars. */
export function vinsOf(answer: Answer<PlateCars>): readonly Vin[] {
	return 'facts' in answer ? answer.facts.cars.flatMap((car) => car.vin ?? []) : [];
}

/** Of several cars behind a plate the first that he does not know is what he pays for, else the first. */
export function verdictOn(vins: readonly Vin[], shown: ReadonlySet<Vin>): LookupVerdict {
	const unseen = vins.find((vin) => !shown.has(vin));
	if (unseen !== undefined) return { vin: unseen, isNew: true };
	return { vin: vins[0] ?? null, isNew: false };
}
