/** A path on this host: browsers read `//host` and `/\host` as another one, and drop control characters. */
const OWN = /^\/(?![/\\])[^\p{C}\\]*$/u;

/** One of our own addresses as given, else null: a foreign one must not open after a sign-in or a payment. */
export function ownAddress(from: unknown): string | null {
	if (typeof from !== 'string' || !OWN.test(from)) return null;
	const base = 'https://own.invalid';
	if (!URL.canParse(from, base)) return null;
	const { origin, pathname, search, hash } = new URL(from, base);
	// Once more: `/..//host` is a path of ours that becomes `//host`.
	return origin === base && OWN.test(pathname) ? `${pathname}${search}${hash}` : null;
}
