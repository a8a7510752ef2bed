import { type Framing, PAGES, type Page } from './pages.ts';

/** The part of a page's address that is the same for everybody. */
export function beginningOf({ path }: Pick<Page, 'path'>): string {
	return path.replace(/:.*/, '');
}

/** The path of an address as pages are compared: the router ignores case, doubled slashes and escapes. */
export function plainPath(path: string): string {
	const slashes = path.replace(/[/\\]+/g, '/').toLowerCase();
	try {
		return decodeURIComponent(slashes).toLowerCase();
	} catch {
		return slashes;
	}
}

const NOT_FOUND = PAGES.find(({ path }) => path === '/*');

const BY_LENGTH = PAGES.map((page) => ({ page, under: beginningOf(page).toLowerCase().replace(/\/$/, '') }))
	.filter(({ under }) => under !== '')
	.sort((a, b) => b.under.length - a.under.length);

/** The page that a path, without its query, leads to or lies below; null for the home page and for none. */
export function pageOf(path: string): Page | null {
	const asked = plainPath(path).replace(/\/\/+/g, '/');
	const found = BY_LENGTH.find(
		({ under }) => asked === under || asked.startsWith(`${under}/`) || asked.startsWith(`${under}.`),
	);
	return found?.page ?? null;
}

/** Who may frame the page of a path, which has no query; the same holds for all paths below it. */
export function framingOf(path: string): Framing {
	return pageOf(path)?.framing ?? 'anybody';
}

/** True for a path of a page on which a person must not be disturbed. */
export function isQuiet(path: string): boolean {
	return pageOf(path)?.quiet ?? false;
}

/**
 * True for a path, without its query, of a page in which no application starts; what leads nowhere is one,
 * too.
 */
export function isContent(path: string): boolean {
	if (plainPath(path) === '/') return false;
	return (pageOf(path) ?? NOT_FOUND)?.runs === 'content';
}
