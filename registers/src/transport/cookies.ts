import type { WireReply } from './reply.ts';

/** A name and a value that a header can carry. */
const PAIR = /^[^\s=;,]+=[\x21-\x7e]*$/;

/**
 * A `Cookie` header of the names and values of a reply's cookies, after those of an earlier header; a cookie
 * that is set again replaces the earlier one. What a header cannot carry is left out.
 */
export function cookiesOf({ headers }: Pick<WireReply, 'headers'>, earlier = ''): string {
	const lines = (headers['set-cookie'] ?? '').split('\n').map((line) => line.split(';')[0]?.trim() ?? '');
	const pairs = [...earlier.split('; '), ...lines].filter((pair) => PAIR.test(pair));
	return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ');
}
