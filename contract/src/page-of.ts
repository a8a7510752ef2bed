import { type Framing, PAGES, type Page } from './pages.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The part of a page's address that is the same for everybody. */
export function beginningOf({ path }: Pick<Page, 'path'>): string {
	return path.replace(/:.*/, '');
}

const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/**
 * Paths to which a token in the address may sign somebody in; a report only with its number and nothing
 * behind it (specification of the owner check, section 2). A path is compared in lower case, without a slash
 * at its end.
 */
export const TOKEN_PATHS = new RegExp(
	`^(?:${PAGES.filter(({ takesToken }) => takesToken)
		.map(({ path }) => escaped(path.toLowerCase()).replace(':uuid', UUID))
		.join('|')})$`,
);

/** The path of an address: the router ignores letter case, repeated slashes and escapes too. */
function plainPath(path: string): string {
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

/** True for a path, without its query, of a page to which a token in the address may sign somebody in. */
export function takesToken(path: string): boolean {
	return TOKEN_PATHS.test(plainPath(path).replace(/\/$/, ''));
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
