import { POSTS, postPath } from './posts.ts';
import type { IsoDate } from './vocabulary/moment.ts';

/** A page that search engines may show; `changed` where its text has a date of its own. */
export type PublicPage = { readonly path: string; readonly changed?: IsoDate };

/** Every page for search engines, one address each. Reports are made for whoever asks and belong in no index. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
	{ path: '/' },
	{ path: '/ownerReport' },
	{ path: '/posts' },
	...POSTS.map((post) => ({ path: postPath(post), changed: post.published })),
	{ path: '/codes' },
	{ path: '/dogovor' },
	{ path: '/kbm' },
	{ path: '/faq' },
	{ path: '/howMeHelp' },
	{ path: '/app' },
	{ path: '/sources' },
	{ path: '/privacyPolicy' },
	{ path: '/terms_of_use.html' },
];
