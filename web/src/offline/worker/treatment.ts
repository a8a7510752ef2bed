import { INDEXED_PAGES } from '@avtosverka/contract/indexed-pages';
import { pageOf } from '@avtosverka/contract/page-of';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';

/**
 * What the worker does with a request. `none`: it is not there. `file`: a file that never changes. `page`: a
 * page without anything personal, of which a copy may be kept. `report`: a report, whose copy the page itself
 * keeps. `other`: any other page, of which nothing is kept; without a network the offline page stands in.
 */
export type Treatment =
	| { readonly kind: 'none' | 'file' | 'page' | 'other' }
	| { readonly kind: 'report'; readonly vin: Vin };

/** As much of a request as the decision needs. */
export type PageRequest = {
	readonly url: URL;
	readonly method: string;
	/** True when a person opens the address, false for what a page asks for. */
	readonly navigation: boolean;
	/** The site's own origin. */
	readonly origin: string;
};

const CACHED_PAGES = new Set(
	INDEXED_PAGES.filter(({ offline }) => offline === 'page').map(({ path }) => path),
);

/** Decides by the address. Pages are cached by a list, so that a new page never is by mistake. */
export function treatmentOf({ url, method, navigation, origin }: PageRequest): Treatment {
	if (method !== 'GET' || url.origin !== origin) return { kind: 'none' };
	if (url.pathname.startsWith('/assets/')) return { kind: 'file' };
	if (!navigation || isNever(url.pathname)) return { kind: 'none' };
	const vin = vinOf(url.pathname);
	if (vin !== null) return { kind: 'report', vin };
	return { kind: url.search === '' && CACHED_PAGES.has(url.pathname) ? 'page' : 'other' };
}

/** Calls, people's own pages and money: the browser alone deals with them, and with everything below them. */
function isNever(path: string): boolean {
	return /^[/\\]+v1(?:[/\\]|$)/i.test(readable(path)) || pageOf(path)?.offline === 'none';
}

function vinOf(path: string): Vin | null {
	const match = /^\/checks\/([^/]+)\/?$/i.exec(path);
	const parsed = match ? parseVin(readable(match[1] as string)) : null;
	return parsed?.ok ? parsed.vin : null;
}

function readable(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
