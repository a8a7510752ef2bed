import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';

/** What a lookup gives: `isNew` is true for a VIN not shown to the person before; only that costs. */
export type LookupResult =
	| { readonly vin: Vin; readonly isNew: boolean }
	| { readonly vin: null; readonly isNew: false };

/** Whole VINs of an answer, in its order; none where it failed or its VIN is masked. */
export function vinsOf(answer: Answer<PlateCars>): readonly Vin[] {
	return 'facts' in answer ? answer.facts.cars.flatMap((car) => car.vin ?? []) : [];
}

/** Of several cars behind a plate the first that they do not know is what they pay for, else the first. */
export function lookupResult(vins: readonly Vin[], shown: ReadonlySet<Vin>): LookupResult {
	const unseen = vins.find((vin) => !shown.has(vin));
	if (unseen !== undefined) return { vin: unseen, isNew: true };
	return { vin: vins[0] ?? null, isNew: false };
}
