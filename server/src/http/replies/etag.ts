import { createHash } from 'node:crypto';

/** The entity tag of bytes: the same bytes, the same tag, on every node. */
export function etagOf(body: Uint8Array): string {
	return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
