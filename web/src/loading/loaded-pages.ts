/** Where a tab remembers which page it has loaded as a whole for want of a script, and when. */
export const LAST_KEY = 'whole-page';

/** A page that was loaded this recently and lacks a script again is not loaded once more; in ms. */
export const NOT_AGAIN_MS = 15_000;

/** True when this page was loaded as a whole just now. */
export function isJustLoaded(address: string): boolean {
	try {
		const last = sessionStorage.getItem(LAST_KEY) ?? '';
		return last.endsWith(` ${address}`) && Date.now() - Number.parseInt(last, 10) < NOT_AGAIN_MS;
	} catch {
		return false;
	}
}

/** In a foreign frame the store may be closed: pages are not reopened there, so there is no loop. */
export function rememberLoaded(address: string): void {
	try {
		sessionStorage.setItem(LAST_KEY, `${Date.now()} ${address}`);
	} catch {
		// See above.
	}
}
