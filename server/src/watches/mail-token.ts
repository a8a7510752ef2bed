import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of a letter lets its reader do. */
export const MAIL_PURPOSES = ['confirm', 'stop'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const SHAPE = /^[\w-]{43}$/;

function sign(appSecret: string, purpose: MailPurpose, id: Buffer): Buffer {
	const secret = createHmac('sha256', appSecret).update('watch-mail').digest();
	return createHmac('sha256', secret).update(purpose).update(id).digest().subarray(0, SIGNATURE_BYTES);
}

/** The token of a channel's link: its number, signed, so that each letter has it and no row keeps it. */
export function mailToken(appSecret: string, purpose: MailPurpose, channelId: string): string {
	const id = Buffer.from(channelId.replaceAll('-', ''), 'hex');
	return Buffer.concat([id, sign(appSecret, purpose, id)]).toString('base64url');
}

/** Whose token it is and for what; null for one that we have not made. */
export function readMailToken(
	appSecret: string,
	token: string,
): { readonly purpose: MailPurpose; readonly channelId: string } | null {
	if (!SHAPE.test(token)) return null;
	const bytes = Buffer.from(token, 'base64url');
	const id = bytes.subarray(0, ID_BYTES);
	const signature = bytes.subarray(ID_BYTES);
	if (signature.length !== SIGNATURE_BYTES) return null;
	const purpose = MAIL_PURPOSES.find((one) => timingSafeEqual(sign(appSecret, one, id), signature));
	if (purpose === undefined) return null;
	const channelId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
	return { purpose, channelId };
}
