import { randomBytes } from 'node:crypto';
import type { SiteContext } from '@avtosverka/contract/site';
import type { Site } from './site.ts';

/** A page rendered once; its nonce is put in each time it is served. */
export type StaticPage = { fill(nonce: string): string };

/**
 * Pages that look the same for everybody, rendered when first asked for. Rendering happens under a
 * placeholder that nobody can guess, and so cannot put into an address either; serving is a join of strings.
 */
export function createStaticPages(site: Site, context: Omit<SiteContext, 'nonce'>) {
	const placeholder = `n${randomBytes(16).toString('hex')}`;
	const pages = new Map<string, Promise<StaticPage | null>>();

	async function render(path: string): Promise<StaticPage | null> {
		const url = new URL(path, context.settings.siteUrl);
		const response = await site.render(new Request(url), { ...context, nonce: placeholder });
		const html = await response.text();
		if (response.status !== 200) return null;
		const parts = html.split(placeholder);
		return { fill: (nonce) => parts.join(nonce) };
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
