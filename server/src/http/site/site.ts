import type { SiteContext } from '@avtosverka/contract/site';

/** The built site as the server knows it. */
export type Site = {
	/** Renders one page, to be read by `bytes()`; errors of the page itself are a Response too. */
	render(request: Request, context: SiteContext): Promise<Response>;
	/** Paths of pages that look the same for everybody: rendered once, kept in memory. */
	readonly staticPaths: ReadonlySet<string>;
	readonly clientFolder: string;
};
