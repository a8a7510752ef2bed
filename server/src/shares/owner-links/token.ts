import { createHmac } from 'node:crypto';

/** The token of a link to an owner report: its number, signed, so that the same link can be shown again. */
export function ownerLinkToken(appSecret: string, id: string): string {
	return createHmac('sha256', appSecret).update(`owner report link ${id}`).digest('base64url');
}
