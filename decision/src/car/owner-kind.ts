import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';

/** What registers say of an owner: a code, words or both. */
type OwnerType = Pick<OwnershipPeriodData, 'ownerType' | 'ownerTypeCode'>;

/** Who owned the car in a period. The code decides, and where there is none the words do. */
export function ownerKindOf({ ownerTypeCode, ownerType }: OwnerType): OwnerKind {
	const code = ownerTypeCode?.toLowerCase();
	if (code === 'natural' || code === 'person') return 'person';
	if (code === 'legal') return 'company';
	if (/юр(?:идическ|лиц)/i.test(ownerType ?? '')) return 'company';
	return /физ(?:ическ|лиц)/i.test(ownerType ?? '') ? 'person' : 'unknown';
}
