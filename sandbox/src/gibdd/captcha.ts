import { createHash, randomBytes } from 'node:crypto';
import { chance } from '../subjects/chance.ts';

/** A picture that was handed out: its token, and the session whose cookie came with it. */
export type Captcha = { readonly token: string; readonly session: string };

/** Why a token with its digits is not accepted. */
export type CaptchaFault = 'unknown' | 'old' | 'wrong' | 'session';

/** Clients renew a token every 120–180 s; here it lives in the middle of that. */
export const TOKEN_LIFE_MS = 150_000;

/**
 * A new token at a moment. It carries its own birth and a mark that only this sandbox can make, so nothing is
 * kept and tokens outlive a reset.
 */
export function newCaptcha(now: Date): Captcha {
	const born = `${now.getTime().toString(36)}.${randomBytes(9).toString('hex')}`;
	const token = `${born}.${hash('mark', born)}`;
	return { token, session: sessionOf(token) };
}

/** The five digits on the picture of a token. */
export function digitsOf(token: string): string {
	return chance(`picture:${token}`).digits(5);
}

export function isOurToken(token: string): boolean {
	const [time = '', random = '', mark] = token.split('.');
	return mark === hash('mark', `${time}.${random}`);
}

/**
 * What is wrong with an answer to a picture; null where nothing is. One answer serves any number of checks
 * and VINs.
 * @param session value of the session cookie, null where none was sent: a client without cookies is let
 * through
 */
export function captchaFault(
	token: string,
	word: string,
	session: string | null,
	now: Date,
): CaptchaFault | null {
	if (!isOurToken(token)) return 'unknown';
	if (session !== null && session !== sessionOf(token)) return 'session';
	const born = Number.parseInt(token, 36);
	if (now.getTime() - born > TOKEN_LIFE_MS) return 'old';
	return word === digitsOf(token) ? null : 'wrong';
}

function sessionOf(token: string): string {
	return hash('session', token).toUpperCase();
}

function hash(purpose: string, text: string): string {
	return createHash('sha256').update(`${purpose}:${text}`).digest('hex').slice(0, 32);
}
