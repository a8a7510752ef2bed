import type { Vin } from '@avtosverka/contract/vocabulary/vin';

const KEY = 'watch_intention';
/** A sign-in takes a minute or two; in ms. */
const LIVES_MS = 15 * 60_000;

/** Stores, for this tab alone, that a person signs in to have this car watched. */
export function rememberIntention(vin: Vin): void {
	try {
		sessionStorage.setItem(KEY, `${Date.now()} ${vin}`);
	} catch {
		// They press the button once more then.
	}
}

/** True once for a person who has been to sign in for this car; any other intention is dropped. */
export function takeIntention(vin: Vin): boolean {
	try {
		const [since, wanted] = (sessionStorage.getItem(KEY) ?? '').split(' ');
		sessionStorage.removeItem(KEY);
		return wanted === vin && Date.now() - Number(since) < LIVES_MS;
	} catch {
		return false;
	}
}
