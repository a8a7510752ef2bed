import { PACKS } from '@avtosverka/contract/vocabulary/payment';

/** What one request costs at best, in kopecks. */
const KOPECKS_A_REQUEST = Math.min(...PACKS.map(({ kopecks, requests }) => kopecks / requests));

/** The requests that this money is worth: at the best price, rounded in the payer's favour. */
export function requestsWorth(kopecks: number): number {
	return Math.ceil(kopecks / KOPECKS_A_REQUEST);
}
