/** What a photograph may be; a drawing that can carry scripts (SVG) is none. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** The type of a picture by its first bytes, not by its host's headers; null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
	const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
	if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
	return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}
