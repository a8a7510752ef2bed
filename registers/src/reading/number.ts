import { z } from 'zod';
import { supplierText } from './text.ts';

const DECIMAL = /^-?\d{1,16}(\.\d+)?$/;

/** A decimal number, also when it comes as text («1596.0», «80,9», «2 792»); null for anything else. */
export const decimal = z
	.union([z.number(), z.string()])
	.transform((value) => {
		const digits =
			typeof value === 'number' ? value : supplierText(value).replace(/\s/g, '').replace(',', '.');
		// Adding zero makes an ordinary zero of «-0».
		return typeof digits === 'number' || DECIMAL.test(digits) ? Number(digits) + 0 : null;
	})
	.catch(null);

/** A count, a status or a code: a whole number from zero up. */
export const whole = decimal.transform((value) =>
	value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null,
);

/**
 * How many rows a reply says it has: a whole number or its digits. A zero may deny that there is any, so that
 * «0,0» and « 0» are none.
 */
export const count = z
	.union([z.number(), z.string().regex(/^\d{1,15}$/)])
	.catch(Number.NaN)
	.pipe(whole);

/** A volume or a power; zero stands for «not known». */
export const measure = decimal.transform((value) => (value !== null && value > 0 ? value : null));

/** A year in which a car can have been built. */
export const year = whole.transform((value) =>
	value !== null && value >= 1886 && value < 2100 ? value : null,
);
