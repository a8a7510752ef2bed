import { ownAddress } from '@avtosverka/contract/vocabulary/own-address';

/** It travels in a cookie. */
const PATH_AT_MOST = 1000;

/** Where the sign-in leads back to: a path of our site, normalised, no fragment; null for all else. */
export function ownPath(text: string | undefined): string | null {
	if (text === undefined || text.length > PATH_AT_MOST) return null;
	return ownAddress(text)?.split('#', 1)[0] ?? null;
}
