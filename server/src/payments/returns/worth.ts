import { REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { requestsWorth } from '../orders/compensation.ts';

/** What silence is worth: money, and as many requests as are worth no less. */
export type Worth = { readonly kopecks: number; readonly requests: number };

/** A share of the price for each silent register, rounded in the payer's favour; all of it for all. */
export function worthOfSilence(registers: number, price: number = REPORT_KOPECKS): Worth {
	const kopecks = Math.ceil((price * registers) / PERSON_REGISTERS.length);
	return { kopecks, requests: requestsWorth(kopecks) };
}
