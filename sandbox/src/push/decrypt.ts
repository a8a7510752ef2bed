import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { PushBrowser } from './play.ts';

const SALT_BYTES = 16;
const KEY_ID_AT = 21;
const TAG_BYTES = 16;
/** Ends the last record (RFC 8188). */
const LAST = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
	Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads an aes128gcm message of one record (RFC 8188, 8291). Throws for anything else. */
export function decryptPush(body: Buffer, { own, auth }: PushBrowser): string {
	const salt = body.subarray(0, SALT_BYTES);
	const recordSize = body.readUInt32BE(SALT_BYTES);
	const senderKey = body.subarray(KEY_ID_AT, KEY_ID_AT + body.readUInt8(KEY_ID_AT - 1));
	const record = body.subarray(KEY_ID_AT + senderKey.length);
	if (record.length > recordSize) throw new Error('more than one record');
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
	const secret = derive(own.computeSecret(senderKey), auth, info, 32);
	const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
	const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
	const decipher = createDecipheriv('aes-128-gcm', key, nonce);
	decipher.setAuthTag(record.subarray(-TAG_BYTES));
	const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
	const end = padded.lastIndexOf(LAST);
	if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
	return padded.subarray(0, end).toString();
}
