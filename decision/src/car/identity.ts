import type { IdentityFact } from '@avtosverka/contract/decision';
import type { Car } from './car.ts';

/** What the sections agree on about the car, and where they differ. */
export function identityOf(_car: Car): readonly IdentityFact[] {
	return [];
}
