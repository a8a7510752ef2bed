const NAMES = new Intl.DisplayNames(['ru'], { type: 'region', fallback: 'none' });

/** Where the short name is the usual one; the rest of the names is the language's own. */
const SHORT: Readonly<Record<string, string>> = { us: 'США' };

/** The Russian name of a country by its two letters («kg» is «Киргизия»); null for an unknown code. */
export function countryOf(code: string): string | null {
	if (!/^[a-z]{2}$/i.test(code) || code.toLowerCase() === 'zz') return null;
	return SHORT[code.toLowerCase()] ?? NAMES.of(code.toUpperCase()) ?? null;
}
