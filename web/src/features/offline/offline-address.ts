/** The page that stands in for every other one; its own address is /offline. */
const OWN = '/offline';

/** Marks the document of the offline page, under any address that it was opened at. */
export const OFFLINE_MARK = 'data-offline-page';

declare global {
	interface Window {
		/** Where a person wanted to go when the offline page stood in. */
		askedAddress?: string;
	}
}

/**
 * The worker answers any address with the document of the offline page, but the router believes the address:
 * it is given the document's own one before the page wakes up, and what was asked for is remembered. Does
 * nothing on other pages.
 */
export function settleOfflineAddress(): void {
	if (document.querySelector(`[${OFFLINE_MARK}]`) === null || location.pathname === OWN) return;
	window.askedAddress = location.pathname + location.search;
	history.replaceState(history.state, '', OWN);
}

/** Where the person wanted to go; null on the offline page itself. Asked once: the next page differs. */
export function takeAskedAddress(): string | null {
	const address = window.askedAddress ?? null;
	delete window.askedAddress;
	return address;
}
