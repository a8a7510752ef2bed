import { type KeyObject, sign } from 'node:crypto';

/** An ID token with the same claims for another site, signed again, RS256 (RFC 7515, appendix A.2). */
export function signForAnotherSite(idToken: string, key: KeyObject): string {
	const [header = '', payload = ''] = idToken.split('.');
	const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), aud: 'another-site' };
	const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
	return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
