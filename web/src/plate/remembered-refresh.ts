import type { Plate } from '@avtosverka/contract/vocabulary/plate';

const REFRESH_KEY = 'plate_refresh';
const PAID_KEY = 'plate_paid';

/** Stores the plate of a refresh, so that it is found after a reload, a sign-in or a payment. */
export function rememberRefresh(plate: Plate | null): void {
	remember(REFRESH_KEY, plate);
}

/** True for a person who was about to refresh the VIN of this plate when the page went away. */
export function isRefreshRemembered(plate: Plate): boolean {
	return isRemembered(REFRESH_KEY, plate);
}

/** Keeps for which plate a person has asked the card index, or has its answer before them, over a reload. */
export function rememberPaid(plate: Plate | null): void {
	remember(PAID_KEY, plate);
}

/** True for a person who had asked the card index about this plate when the page went away. */
export function isPaidRemembered(plate: Plate): boolean {
	return isRemembered(PAID_KEY, plate);
}

function remember(key: string, plate: Plate | null): void {
	try {
		if (plate === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, plate);
	} catch {
		// They press the button once more then.
	}
}

function isRemembered(key: string, plate: Plate): boolean {
	try {
		return sessionStorage.getItem(key) === plate;
	} catch {
		return false;
	}
}
