import { PAGES } from '@avtosverka/contract/pages';
import { POSTS, postPath } from '@avtosverka/contract/posts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** The full paths of routes that have a page, as `PAGES` writes them. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
	return entries.flatMap(({ path, children }) => {
		const full = path === undefined ? above : `${above}/${path}`;
		return [full || '/', ...pathsOf(children ?? [], full)];
	});
}

const ARTICLES = new Set(POSTS.map(postPath));
const routed = [...new Set(pathsOf(await routes))].filter((path) => !ARTICLES.has(path));

test('it is decided for every page what is true of it, and for nothing else', () => {
	expect(routed.sort()).toEqual(PAGES.map(({ path }) => path).sort());
});

test('every indexed page but an article has one address', () => {
	const many = PAGES.filter(({ path, indexed }) => indexed && /[:*]/.test(path)).map(({ path }) => path);
	expect(many).toEqual(['/posts/:path']);
});
