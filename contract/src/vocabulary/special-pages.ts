/** Pages that take a person's access token in their address: the two purchase pages, each under all its names, and the deletion. */
export const TOKEN_PAGES = ['/payment', '/appPay', '/app/cabinet', '/deleteAccount'] as const;

/**
 * The page of one owner report takes a token too (specification of the owner check, section 2): only with the report's
 * number and nothing behind it. The path is compared in lower case, without a slash at its end.
 */
export const TOKEN_REPORT = /^\/ownerreport\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Pages on which a person signs in, pays, deletes or decides are never framed: nobody must steer their clicks. */
const NEVER_FRAMED = ['/auth', '/user', '/payment', '/deleteAccount', '/moderation'];

/**
 * Pages that our apps and partners frame, and on which a person pays or names somebody: those only may frame them whom
 * the operator names.
 */
const FRAMED_BY_NAMED = ['/appPay', '/app/cabinet', '/successPay', '/failPay', '/ownerReport'];

/** The page behind a path: the site's router does not care about letter case, repeated slashes and escapes either. */
function pageOf(path: string): string {
	const slashes = path.replace(/[/\\]+/g, '/').toLowerCase();
	try {
		return decodeURIComponent(slashes).toLowerCase();
	} catch {
		return slashes;
	}
}

/** True for a path, without its query, of a page to which a token in the address may sign somebody in. */
export function takesToken(path: string): boolean {
	const asked = pageOf(path).replace(/\/$/, '');
	return TOKEN_PAGES.some((page) => asked === page.toLowerCase()) || TOKEN_REPORT.test(asked);
}

/** Who may show a page in a frame, beside this site itself. */
export type Framing = 'nobody' | 'named' | 'anybody';

/** Who may frame the page of a path, which has no query; the same holds for all paths below it. */
export function framingOf(path: string): Framing {
	const asked = pageOf(path);
	const isAmong = (pages: readonly string[]) =>
		pages
			.map((page) => page.toLowerCase())
			.some((page) => asked === page || asked.startsWith(`${page}/`) || asked.startsWith(`${page}.`));
	if (isAmong(NEVER_FRAMED)) return 'nobody';
	return isAmong(FRAMED_BY_NAMED) ? 'named' : 'anybody';
}
