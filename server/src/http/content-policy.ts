/** What the content policy of one page depends on. */
export type PolicyInput = {
	readonly nonce: string;
	/** Path of the page, without the query. */
	readonly path: string;
	/** True when the address carries `isFrame=true`: the page is meant to stand in somebody's frame. */
	readonly isFrame: boolean;
	/** The operator's choice of who may frame those pages; null means anybody. */
	readonly frameAncestors: readonly string[] | null;
};

/** Pages on which a person signs in, pays, deletes or decides are never framed: nobody must steer their clicks. */
const NEVER_FRAMED = ['/auth', '/user', '/payment', '/deleteAccount', '/moderation'];

function mayBeFramed(path: string): boolean {
	return !NEVER_FRAMED.some(
		(page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`),
	);
}

function ancestors({ path, isFrame, frameAncestors }: PolicyInput): string {
	if (!isFrame || !mayBeFramed(path)) return "'none'";
	return frameAncestors === null ? '*' : frameAncestors.join(' ');
}

/**
 * `Content-Security-Policy` of a page. Scripts run by nonce and by what those load; the component library writes
 * style attributes, hence `style-src-attr`; bot-protection work runs in a worker of our own.
 */
export function contentPolicy(input: PolicyInput): string {
	const nonce = `'nonce-${input.nonce}'`;
	return [
		"default-src 'self'",
		`script-src ${nonce} 'strict-dynamic'`,
		`style-src 'self' ${nonce}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"frame-src 'none'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${ancestors(input)}`,
	].join('; ');
}

/** The policy of everything that is no page: nothing in it may run, load or be framed. */
export const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
