import { PAGES, type Page } from './pages.ts';
import { POSTS, postPath } from './posts.ts';
import type { IsoDate } from './vocabulary/moment.ts';

/** A page that search engines may show; `changed` where its text has a date of its own. */
export type IndexedPage = Pick<Page, 'path' | 'offline'> & { readonly changed?: IsoDate };

/** Every page for search engines, one address each: where a path has a part that differs, each article's. */
export const INDEXED_PAGES: readonly IndexedPage[] = PAGES.filter(({ indexed }) => indexed).flatMap(
	({ path, offline }): IndexedPage[] =>
		path === '/posts/:path'
			? POSTS.map((post) => ({ path: postPath(post), offline, changed: post.updated }))
			: [{ path, offline }],
);
