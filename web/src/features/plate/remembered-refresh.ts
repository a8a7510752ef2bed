import type { Plate } from '@avtosverka/contract/vocabulary/plate';

const KEY = 'plate_refresh';

/** Keeps which plate's refresh a person has before him, so that he finds it again after a reload, a sign-in or a payment. */
export function rememberRefresh(plate: Plate | null): void {
	try {
		if (plate === null) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, plate);
	} catch {
		// He presses the button once more then.
	}
}

/** True for a person who was about to refresh the VIN of this plate when the page went away. */
export function comesToRefresh(plate: Plate): boolean {
	try {
		return sessionStorage.getItem(KEY) === plate;
	} catch {
		return false;
	}
}
