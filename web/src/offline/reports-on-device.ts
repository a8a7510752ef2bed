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
