import { REPORT_KOPECKS } from '@avtosverka/contract/owner-report/report';
import { PACKS } from '@avtosverka/contract/payments';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';

/** What silence is worth: money, and as many requests as are worth no less. */
export type Worth = { readonly kopecks: number; readonly requests: number };

/** The cheapest way to buy one: whoever is given requests is given more of them, not fewer. */
const KOPECKS_OF_A_REQUEST = Math.min(...PACKS.map(({ requests, kopecks }) => kopecks / requests));

/**
 * A share of the price for each register that never answered, rounded in its payer's favour; all of it for
 * all.
 */
export function worthOfSilence(registers: number, price: number = REPORT_KOPECKS): Worth {
	const kopecks = Math.ceil((price * registers) / PERSON_REGISTERS.length);
	return { kopecks, requests: Math.ceil(kopecks / KOPECKS_OF_A_REQUEST) };
}
