import { copiesCookie, copiesUntil } from '@avtosverka/contract/vocabulary/copies-cookie';

/** The database of copies of reports: made with the first copy. */
export const REPORTS_DATABASE = 'avtosverka-reports';

/** Tells other tabs, and other parts of this page, that the list is another. */
const CHANNEL = 'avtosverka-reports';

/**
 * True where this device may have copies of reports; it needs nothing of what reads them. A browser that does
 * not name its databases may have some. Never rejects.
 */
export async function mayHaveReports(): Promise<boolean> {
	try {
		if (typeof indexedDB.databases !== 'function') return true;
		const databases = await indexedDB.databases();
		return databases.some(({ name }) => name === REPORTS_DATABASE);
	} catch {
		return false;
	}
}

/** True where copies that would still serve were made on this device, whether or not they are still here. */
export function hadReports(): boolean {
	return copiesUntil(document.cookie, Date.now()) !== null;
}

/** Marks, outside of what browsers clear, that copies lie here until a moment, in ms since 1970; 0: none. */
export function markReports(until: number): void {
	// biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way for long
	document.cookie = copiesCookie(until, Date.now(), location.protocol === 'https:');
}

/** Hears of every change of the list, in this tab or in another; the result ends it. */
export function watchStoredList(listener: () => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => {};
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = listener;
	return () => channel.close();
}

/** Says that the list is another. */
export function tellStoredList(): void {
	if (typeof BroadcastChannel === 'undefined') return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(null);
	channel.close();
}
