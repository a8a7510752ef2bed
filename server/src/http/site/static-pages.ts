import { randomBytes } from 'node:crypto';
import { isContent } from '@avtosverka/contract/page-of';
import type { SiteContext } from '@avtosverka/contract/site';
import { compressFully } from '../replies/compression.ts';
import type { InlineHashes } from '../replies/content-policy.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import type { Site } from './site.ts';
import { createStaticAddresses } from './static-address.ts';

/** A page rendered once whose bytes are the same for everybody, compressed as small as it gets. */
export type StaticPage = ReadyPage & {
	/** False where an application starts, which asks for things that only a known visitor gets. */
	readonly anonymous: boolean;
};

type PolicyOf = (path: string, hashes: InlineHashes) => string;

/** Pages that look the same for everybody, rendered when first asked for. */
export function createStaticPages(site: Site, context: Omit<SiteContext, 'nonce'>, policyOf: PolicyOf) {
	const nonce = `n${randomBytes(16).toString('hex')}`;
	const pathOf = createStaticAddresses(site.staticPaths);
	const pages = new Map<string, Promise<StaticPage | null>>();

	async function render(path: string): Promise<StaticPage | null> {
		const url = new URL(path, context.settings.siteUrl);
		const response = await site.render(new Request(url), { ...context, nonce });
		if (response.status !== 200) return null;
		const way = {
			nonce,
			policyOf: (hashes: InlineHashes) => policyOf(path, hashes),
			compress: compressFully,
		};
		return { ...(await readyPage(response, way)), anonymous: isContent(path) };
	}

	return {
		/** The page at an address as it was asked for; null where it has to be rendered for each request. */
		async find(address: string): Promise<StaticPage | null> {
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
