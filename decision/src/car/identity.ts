import type { IdentityFact } from '@avtosverka/contract/decision';
import type { Car } from './car.ts';
import { IDENTITY_FIELDS } from './identity-fields.ts';

/**
 * What the sections agree on about the car, and where they differ; fields that no section carries are left
 * out.
 */
export function identityOf(car: Car): readonly IdentityFact[] {
	return Object.values(IDENTITY_FIELDS).flatMap(({ label, compare }): readonly IdentityFact[] => {
		const { texts, differing } = compare(car);
		const [first] = texts;
		if (first === undefined) return [];
		const values = new Map(
			texts.map(({ section, text }) => [`${section} ${text}`, { section, value: text }] as const),
		);
		return [
			{ field: label, value: differing.length === 0 ? first.text : null, values: [...values.values()] },
		];
	});
}
