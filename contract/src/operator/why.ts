import { z } from 'zod';

const WHY_LENGTH = 500;

/** The operator's own words, which the journal keeps; refused without any, with that sentence. */
export function whyField(missing: string) {
	return z
		.string()
		.trim()
		.refine((text) => text !== '', missing)
		.refine((text) => text.length <= WHY_LENGTH, `Причина длиннее ${WHY_LENGTH} знаков. Сократите её.`);
}
