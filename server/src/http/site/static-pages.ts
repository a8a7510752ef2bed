import { createHash, randomBytes } from 'node:crypto';
import { isContent } from '@avtosverka/contract/page-of';
import type { SiteContext } from '@avtosverka/contract/site';
import { type DefaultTreeAdapterTypes as Html, parse, defaultTreeAdapter as tree } from 'parse5';
import { compressFully, type Encoding } from '../replies/compression.ts';
import { etagOf } from '../replies/etag.ts';
import type { Site } from './site.ts';

/** A page rendered once, into which each visitor's nonce is put. */
export type FilledPage = { readonly kind: 'filled'; fill(nonce: string): string };

/**
 * A page rendered once whose bytes are the same for everybody: its inline scripts are known by their hashes.
 */
export type ReadyPage = {
	readonly kind: 'ready';
	readonly etag: string;
	/** Sources of `script-src`: `'sha256-…'` of each inline script. */
	readonly hashes: readonly string[];
	/** The page in an encoding; compressed once, as small as it gets. */
	bytes(encoding: Encoding | null): Promise<Buffer>;
};

export type StaticPage = FilledPage | ReadyPage;

/**
 * Pages that look the same for everybody, rendered when first asked for. Rendering happens under a
 * placeholder that nobody can guess, and so cannot put into an address either. Pages in which no application
 * starts are ready bytes.
 */
export function createStaticPages(site: Site, context: Omit<SiteContext, 'nonce'>) {
	const placeholder = `n${randomBytes(16).toString('hex')}`;
	const pages = new Map<string, Promise<StaticPage | null>>();

	async function render(path: string): Promise<StaticPage | null> {
		const url = new URL(path, context.settings.siteUrl);
		const response = await site.render(new Request(url), { ...context, nonce: placeholder });
		const html = await response.text();
		if (response.status !== 200) return null;
		if (isContent(path)) return readyPage(html.replaceAll(` nonce="${placeholder}"`, ''));
		const parts = html.split(placeholder);
		return { kind: 'filled', fill: (nonce) => parts.join(nonce) };
	}

	return {
		/** The page at a path; null where it has to be rendered for each request. */
		async find(url: URL): Promise<StaticPage | null> {
			if (url.search !== '' || !site.staticPaths.has(url.pathname)) return null;
			const known = pages.get(url.pathname);
			if (known) return known;
			const rendering = render(url.pathname);
			pages.set(url.pathname, rendering);
			const page = await rendering.catch(() => null);
			// A page that failed is tried again: what broke it may have been passing.
			if (page === null) pages.delete(url.pathname);
			return page;
		},
	};
}

function readyPage(html: string): ReadyPage {
	const plain = Buffer.from(html);
	const compressed = new Map<Encoding, Promise<Buffer>>();
	return {
		kind: 'ready',
		etag: etagOf(plain),
		hashes: inlineScripts(parse(html)).map(hashSource),
		async bytes(encoding) {
			if (encoding === null) return plain;
			const known = compressed.get(encoding) ?? compressFully(plain, encoding);
			compressed.set(encoding, known);
			return known;
		},
	};
}

/** The texts of the scripts that stand in a page; data blocks (JSON-LD) never run and need no leave. */
function inlineScripts(node: Html.ParentNode): string[] {
	return node.childNodes.flatMap((child) => {
		if (!tree.isElementNode(child)) return [];
		if (child.tagName !== 'script') return inlineScripts(child);
		const isData = child.attrs.some(({ name, value }) => name === 'type' && value.endsWith('ld+json'));
		const isOutside = child.attrs.some(({ name }) => name === 'src');
		const text = child.childNodes.map((part) => (tree.isTextNode(part) ? part.value : '')).join('');
		return isData || isOutside ? [] : [text];
	});
}

function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
