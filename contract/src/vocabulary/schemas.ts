import { z } from 'zod';
import { type Plate, parsePlate } from './plate.ts';
import { PRICE_PROBLEM_TEXT, parsePrice } from './price.ts';
import { parseVin, VIN_PROBLEM_TEXT, type Vin } from './vin.ts';

/** A VIN in a request: folded to its normal form, or refused with the sentence of the form. */
export const VinInput = z
	.string()
	.max(64)
	.transform((text, context): Vin => {
		const parsed = parseVin(text);
		if (parsed.ok) return parsed.vin;
		context.addIssue({ code: 'custom', message: VIN_PROBLEM_TEXT[parsed.problem] });
		return z.NEVER;
	});

/** A plate in a request: folded to its normal form, or refused with the sentence of the form. */
export const PlateInput = z
	.string()
	.max(64)
	.transform((text, context): Plate => {
		const parsed = parsePlate(text);
		if (parsed.ok) return parsed.plate;
		context.addIssue({ code: 'custom', message: parsed.text });
		return z.NEVER;
	});

/** What a seller asks, in a request: whole roubles, or refused with the sentence of the field. */
export const PriceInput = z
	.string()
	.max(64)
	.transform((text, context): number => {
		const parsed = parsePrice(text);
		if (parsed.ok) return parsed.price;
		context.addIssue({ code: 'custom', message: PRICE_PROBLEM_TEXT[parsed.problem] });
		return z.NEVER;
	});

/**
 * A bot-protection value in a path: base64url, about 600 characters for ALTCHA; `off` where protection is
 * off.
 */
export const ProtectionValue = z.string().min(1).max(4096);
