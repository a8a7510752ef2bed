import { createHash } from 'node:crypto';

/** `SUPPLIER_AVTOCOD_KEY`, taken apart. */
export type Credentials = { readonly user: string; readonly password: string };

/** How long a token lives, in seconds: one is made per call, so it only has to bear a clock that is wrong. */
const AGE_S = 600;

/** Reads `user@domain:password`; the password may carry colons of its own. Null for anything else. */
export function readAvtocodKey(key: string): Credentials | null {
	const match = /^([^:@\s]+@[^:@\s]+):(.+)$/s.exec(key);
	return match ? { user: match[1] as string, password: match[2] as string } : null;
}

/**
 * The header `Authorization` of the supplier's AR-REST scheme:
 * `base64(user:stamp:age:base64(md5(stamp:age:base64(md5(password)))))`, digests as raw bytes, `stamp` in
 * unix seconds.
 */
export function authorization({ user, password }: Credentials, now: Date): string {
	const stamp = Math.floor(now.getTime() / 1000);
	const salted = digest(`${stamp}:${AGE_S}:${digest(password)}`);
	return `AR-REST ${Buffer.from(`${user}:${stamp}:${AGE_S}:${salted}`).toString('base64')}`;
}

function digest(value: string): string {
	return createHash('md5').update(value).digest('base64');
}
