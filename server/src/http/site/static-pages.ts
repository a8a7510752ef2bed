import { createHash, randomBytes } from 'node:crypto';
import { isContent } from '@avtosverka/contract/page-of';
import type { SiteContext } from '@avtosverka/contract/site';
import { type DefaultTreeAdapterTypes as Html, parse, defaultTreeAdapter as tree } from 'parse5';
import { compressFully } from '../replies/compression.ts';
import type { InlineHashes } from '../replies/content-policy.ts';
import { etagOf } from '../replies/etag.ts';
import { type ReadyBytes, readyBytes } from '../replies/ready-bytes.ts';
import type { Site } from './site.ts';
import { createStaticAddresses } from './static-address.ts';

/** A page rendered once whose bytes are the same for everybody. */
export type ReadyPage = {
	readonly etag: string;
	/** False where an application starts, which asks for things that only a known visitor gets. */
	readonly anonymous: boolean;
	/** The content policy under which it may run. */
	readonly policy: string;
	/** Compressed as small as it gets. */
	readonly bytes: ReadyBytes;
};

type PolicyOf = (path: string, hashes: InlineHashes) => string;

/**
 * Pages that look the same for everybody, rendered when first asked for. Their inline parts run by hash: a
 * nonce in bytes that are kept would be known to all who have them.
 */
export function createStaticPages(site: Site, context: Omit<SiteContext, 'nonce'>, policyOf: PolicyOf) {
	// It cannot be guessed, and so no text in a page is taken for it.
	const placeholder = `n${randomBytes(16).toString('hex')}`;
	const pathOf = createStaticAddresses(site.staticPaths);
	const pages = new Map<string, Promise<ReadyPage | null>>();

	async function render(path: string): Promise<ReadyPage | null> {
		const url = new URL(path, context.settings.siteUrl);
		const response = await site.render(new Request(url), { ...context, nonce: placeholder });
		if (response.status !== 200) return null;
		const html = new TextDecoder().decode(await response.bytes());
		const page = html.replaceAll(` nonce="${placeholder}"`, '').replaceAll(placeholder, '');
		const bytes = Buffer.from(page);
		return {
			etag: etagOf(bytes),
			anonymous: isContent(path),
			policy: policyOf(path, inlineHashes(page)),
			bytes: readyBytes(bytes, compressFully),
		};
	}

	return {
		/** The page at an address as it was asked for; null where it has to be rendered for each request. */
		async find(address: string): Promise<ReadyPage | null> {
			const path = pathOf(address);
			if (path === null) return null;
			const known = pages.get(path);
			if (known) return known;
			const rendering = render(path);
			pages.set(path, rendering);
			const page = await rendering.catch(() => null);
			// A page that failed is tried again: what broke it may have been passing.
			if (page === null) pages.delete(path);
			return page;
		},
	};
}

function inlineHashes(html: string): InlineHashes {
	const page = parse(html);
	const hashesOf = (tag: string) => [...new Set(inlineTexts(page, tag).map(hashSource))];
	return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** The texts of such elements in a page; data blocks (JSON-LD) never run and need no leave. */
function inlineTexts(node: Html.ParentNode, tag: string): string[] {
	return node.childNodes.flatMap((child) => {
		if (!tree.isElementNode(child)) return [];
		if (child.tagName !== tag) return inlineTexts(child, tag);
		const isData = child.attrs.some(({ name, value }) => name === 'type' && value.endsWith('json'));
		const isOutside = child.attrs.some(({ name }) => name === 'src');
		const text = child.childNodes.map((part) => (tree.isTextNode(part) ? part.value : '')).join('');
		return isData || isOutside ? [] : [text];
	});
}

function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
