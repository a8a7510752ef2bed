import { PUBLIC_PAGES } from '@avtosverka/contract/public-pages';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';

/**
 * What the worker does with a request. `none`: it is not there. `file`: a file that never changes. `page`: a page
 * without anything personal, of which a copy may be kept. `report`: a report, whose copy the page itself keeps.
 * `other`: any other page, of which nothing is kept; without a network the offline page stands in.
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

/** Calls, people's own pages and money: the browser alone deals with them, and everything below them. */
const NEVER = [
	...['/v1', '/auth', '/user', '/deleteAccount', '/moderation', '/ownerReport', '/redirect'],
	...['/payment', '/appPay', '/app/cabinet', '/successPay', '/failPay'],
];

const CACHED_PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));

/** Decides by the address alone. Pages are kept by a list of what may be, so that a new page is never kept by mistake. */
export function treatmentOf({ url, method, navigation, origin }: PageRequest): Treatment {
	if (method !== 'GET' || url.origin !== origin) return { kind: 'none' };
	if (url.pathname.startsWith('/assets/')) return { kind: 'file' };
	if (!navigation || isNever(url.pathname)) return { kind: 'none' };
	const vin = vinOf(url.pathname);
	if (vin !== null) return { kind: 'report', vin };
	return { kind: url.search === '' && CACHED_PAGES.has(url.pathname) ? 'page' : 'other' };
}

/** The site's router does not care about letter case, repeated slashes and escapes, so neither do we. */
function isNever(path: string): boolean {
	const asked = readable(path)
		.replace(/[/\\]+/g, '/')
		.toLowerCase();
	return NEVER.map((page) => page.toLowerCase()).some(
		(page) => asked === page || asked.startsWith(`${page}/`),
	);
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
