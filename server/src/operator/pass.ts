import { createHmac, timingSafeEqual } from 'node:crypto';

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;
const SHAPE = /^(\d{13})\.([\w-]{43})$/;

function sign(appSecret: string, until: string, accessToken: string): Buffer {
	return createHmac('sha256', appSecret).update(`operator pass ${until} ${accessToken}`).digest();
}

/**
 * What an operator shows while the store, which knows who they are, is away: the moment until which it holds,
 * signed together with their access token.
 */
export function operatorPass(appSecret: string, accessToken: string, now: Date): string {
	const until = String(now.getTime() + LASTS_MS);
	return `${until}.${sign(appSecret, until, accessToken).toString('base64url')}`;
}

/** True for a pass of ours that was made for this access token within the last week. */
export function isOperatorPass(appSecret: string, pass: string, accessToken: string, now: Date): boolean {
	const [, until = '', signature = ''] = SHAPE.exec(pass) ?? [];
	if (until === '' || Number(until) <= now.getTime()) return false;
	return timingSafeEqual(sign(appSecret, until, accessToken), Buffer.from(signature, 'base64url'));
}
