import type { Identity } from '../../../accounts/accounts.ts';
import { plainName } from '../../../accounts/plain-name.ts';

/** OpenID Connect Core 1.0, section 2: at most 255 ASCII characters. */
const SUB = /^[\x21-\x7e]{1,255}$/;
/** RFC 5321, section 4.5.3.1. */
const EMAIL = /^(?=.{3,254}$)[^\s\p{C}@<>]+@[^\s\p{C}@<>]+$/u;

/**
 * Whom the claims of an ID token name; null without a usable `sub`. The e-mail is kept only where the
 * provider says that it has verified it: later things may be sent there. It is for showing, and never a key.
 */
export function googleIdentity(claims: Readonly<Record<string, unknown>>): Identity | null {
	const { sub, name, email, email_verified } = claims;
	if (typeof sub !== 'string' || !SUB.test(sub)) return null;
	const isEmail = email_verified === true && typeof email === 'string' && EMAIL.test(email);
	return {
		provider: 'google',
		id: sub,
		name: typeof name === 'string' ? plainName(name) : null,
		email: isEmail ? email : null,
	};
}
