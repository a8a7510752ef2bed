import { PAGES } from '@avtosverka/contract/pages';
import { expect, test } from 'vitest';
import { DEAD_LINKS, ROUTES } from './route-table.ts';

/** `/share` only leads on; rows of addresses that nothing stands at are what shows the last. */
const WITHOUT_ROW = ['/share', '/*'];

/** True for an address that the router gives to the page. */
function isAt(path: string, page: string): boolean {
	const parts = page.split('/');
	const own = path.replace(/\?.*/, '').split('/');
	return own.length === parts.length && parts.every((part, at) => part.startsWith(':') || part === own[at]);
}

test('every page has an address, so that its width, title, markup, links and Russian are looked at', () => {
	const pages = PAGES.filter(({ path }) => !WITHOUT_ROW.includes(path));
	const addresses = [...ROUTES.map(({ path }) => path), ...DEAD_LINKS];
	const forgotten = pages.filter((page) => !addresses.some((path) => isAt(path, page.path)));
	expect(forgotten.map(({ path }) => path)).toEqual([]);
});
