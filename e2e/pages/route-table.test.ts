import { PAGES } from '@avtosverka/contract/pages';
import { expect, test } from 'vitest';
import { ROUTES } from './route-table.ts';

/** What they show depends on what follows their address: journeys of their own look at them. */
const LOOKED_AT_ELSEWHERE = ['/widget', '/share', '/s/:token', '/o/:token', '/u/:token'];

/** True for an address that the router gives to the page. */
function isAt(path: string, page: string): boolean {
	const parts = page.split('/');
	const own = path.replace(/\?.*/, '').split('/');
	return own.length === parts.length && parts.every((part, at) => part.startsWith(':') || part === own[at]);
}

test('every page has a row, so that its title, markup, links and Russian are looked at', () => {
	const pages = PAGES.filter(({ path }) => ![...LOOKED_AT_ELSEWHERE, '/*'].includes(path));
	const forgotten = pages.filter((page) => !ROUTES.some(({ path }) => isAt(path, page.path)));
	expect(forgotten.map(({ path }) => path)).toEqual([]);
});
