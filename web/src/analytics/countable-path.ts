import { beginningOf } from '@avtosverka/contract/page-of';
import { PAGES } from '@avtosverka/contract/pages';

/** Beginnings of addresses whose end belongs to somebody: a car, a person's report. */
const PERSONAL = PAGES.filter(({ counted }) => counted === 'beginning').map(beginningOf);
const WHOLE = new Set(
	PAGES.filter(({ counted }) => counted === 'whole').map(({ path }) => path.toLowerCase()),
);

/** The path of a page as a counter may know it: without whose car or report it is. */
export function countablePath(path: string): string {
	const lowerPath = path.toLowerCase();
	if (WHOLE.has(lowerPath)) return path;
	const beginning = PERSONAL.find(
		(each) => lowerPath.startsWith(each.toLowerCase()) && lowerPath.length > each.length,
	);
	return beginning === undefined ? path : `${path.slice(0, beginning.length)}…`;
}
