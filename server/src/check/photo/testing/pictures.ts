/** A whole JPEG of one grey pixel's beginning: enough for anyone who looks at the first bytes. */
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

/** A PNG of one pixel. */
export const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB2dQUowAAAABJRU5ErkJggg==',
	'base64',
);

/** The beginning of a WebP file. */
export const WEBP = Buffer.concat([
	Buffer.from('RIFF', 'latin1'),
	Buffer.from([26, 0, 0, 0]),
	Buffer.from('WEBPVP8L', 'latin1'),
]);
