import { framingOf, isContent, pageOf } from '@avtosverka/contract/page-of';

/** Inline scripts and styles of a page, each as a source `'sha256-…'`. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** What the content policy of one page depends on. */
export type PolicyInput = {
	/**
	 * What may run: what carries this visitor's nonce and what that loads, or, in a page whose bytes are
	 * sent again, our own files, the inline parts of these hashes and the services' own hosts.
	 */
	readonly runs: { readonly nonce: string } | InlineHashes;
	/** Path of the page, without the query. */
	readonly path: string;
	/** The operator's choice of who may frame our pages; null is no choice. */
	readonly frameAncestors: readonly string[] | null;
	/** Address of the bot-protection service's script; null while our own protection is on. */
	readonly protectionScript: string | null;
	readonly adsScript: string | null;
	/** The other hosts of its pictures, frames and films; none of them counts without the script. */
	readonly adsHosts: readonly string[];
	readonly counterScript: string | null;
	/** Address of the КБМ widget's script, which may have its own frame and calls; null without one. */
	readonly kbmScript: string | null;
	/** Hosts of the payment pages, and whether one stands in a frame of ours; null while nothing is sold. */
	readonly payment: { readonly hosts: readonly string[]; readonly inFrame: boolean } | null;
};

function ancestors({ path, frameAncestors }: PolicyInput): string {
	const framing = framingOf(path);
	if (framing === 'nobody') return "'none'";
	if (frameAncestors === null) return framing === 'anybody' ? '*' : "'self'";
	// We frame reports ourselves, beside the comments that moderators read.
	return [...new Set(["'self'", ...frameAncestors])].filter((who) => who !== "'none'").join(' ');
}

function originOf(script: string | null): string {
	return script === null ? '' : new URL(script).origin;
}

/** The counter's host, and for Yandex its sister: the script calls both (docs/settings.md, COUNTER_ID). */
function countingHosts(script: string | null): string[] {
	if (script === null) return [];
	const origin = originOf(script);
	return origin === 'https://mc.yandex.ru' ? [origin, 'https://mc.yandex.com'] : [origin];
}

function sources(directive: string, ...origins: readonly string[]): string {
	return [directive, ...new Set(origins)].filter(Boolean).join(' ');
}

/**
 * `Content-Security-Policy` of a page. Scripts run by nonce and by what those load, or by hash and by
 * host; the component library writes style attributes, hence `style-src-attr`; bot-protection work runs in a
 * worker of our own. What an advertisement or a bot-protection service shows may come from its own hosts and
 * those that the operator names; under hashes its scripts too: `strict-dynamic` would forbid our own modules,
 * which carry no nonce there. The payment's hosts stand on every
 * page: the policy is that of the page a visit began with, and buying may come later; so does moderating,
 * which frames our own reports.
 */
export function contentPolicy(input: PolicyInput): string {
	const paymentForms = input.payment?.hosts ?? [];
	const paymentFrames = input.payment?.inFrame ? input.payment.hosts : [];
	const { runs } = input;
	const ads = input.adsScript === null ? [] : [originOf(input.adsScript), ...input.adsHosts];
	const protection = originOf(input.protectionScript);
	const counter = countingHosts(input.counterScript);
	// An application leads to /kbm without the server, under the policy of the page that it began with.
	const showsKbm = !isContent(input.path) || pageOf(input.path)?.path === '/kbm';
	const kbm = showsKbm ? originOf(input.kbmScript) : '';
	// Where no application starts, nothing loads advertising or bot protection.
	const services = isContent(input.path) ? [kbm] : [...ads, protection, kbm];
	return [
		"default-src 'self'",
		'nonce' in runs
			? `script-src 'nonce-${runs.nonce}' 'strict-dynamic'`
			: sources("script-src 'self'", ...runs.scripts, ...counter, ...services),
		sources("style-src 'self'", ...('nonce' in runs ? [`'nonce-${runs.nonce}'`] : runs.styles)),
		"style-src-attr 'unsafe-inline'",
		sources("img-src 'self' data:", ...ads, ...counter, kbm),
		sources("media-src 'self'", ...ads),
		"font-src 'self'",
		sources("connect-src 'self'", ...ads, ...counter, protection, kbm),
		"worker-src 'self'",
		sources("frame-src 'self'", ...ads, protection, kbm, ...paymentFrames),
		"object-src 'none'",
		"base-uri 'none'",
		sources("form-action 'self'", ...paymentForms),
		`frame-ancestors ${ancestors(input)}`,
	].join('; ');
}

/** The policy of everything that is no page: nothing in it may run, load or be framed. */
export const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The policy of the worker that reads pictures: our own files and WebAssembly, and no others. */
export const PICTURE_READER_POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
