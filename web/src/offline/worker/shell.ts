/** The page that stands in for every other one without a network. */
export const OFFLINE_PAGE = '/offline';

/** What the build tells the worker: the site's version, and the files without which no page opens. */
export type OfflineShell = {
	readonly version: string;
	/** `revision`: null for names that carry their content's hash. */
	readonly files: readonly { readonly url: string; readonly revision: string | null }[];
};
