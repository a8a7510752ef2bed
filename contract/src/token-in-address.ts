import { plainPath } from './page-of.ts';
import { PAGES } from './pages.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/**
 * Paths to which a token in the address may sign somebody in; a report only with its number and nothing
 * behind it (specification of the owner check, section 2). A path is compared in lower case, without a slash
 * at its end.
 */
export const TOKEN_PATHS = new RegExp(
	`^(?:${PAGES.filter(({ takesToken }) => takesToken)
		.map(({ path }) => escaped(path.toLowerCase()).replace(':uuid', UUID))
		.join('|')})$`,
);

/** True for a path, without its query, of a page to which a token in the address may sign somebody in. */
export function takesToken(path: string): boolean {
	return TOKEN_PATHS.test(plainPath(path).replace(/\/$/, ''));
}
