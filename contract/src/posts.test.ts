import { expect, test } from 'vitest';
import { INDEXED_PAGES } from './indexed-pages.ts';
import { POSTS, postPath } from './posts.ts';

const isRealDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

test.each(POSTS)('$slug: was revised on the day it appeared or later, as the sitemap says', (post) => {
	expect([post.published, post.updated].every(isRealDay)).toBe(true);
	expect(post.updated >= post.published).toBe(true);
	expect(INDEXED_PAGES.find(({ path }) => path === postPath(post))?.changed).toBe(post.updated);
});
