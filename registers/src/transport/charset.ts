/** Browsers look for a declaration in the first kilobyte; later ones are read as UTF-8 there too. */
const PROLOGUE_BYTES = 1024;

const BYTE_ORDER_MARKS: readonly (readonly [charset: string, mark: readonly number[]])[] = [
	['utf-8', [0xef, 0xbb, 0xbf]],
	['utf-16be', [0xfe, 0xff]],
	['utf-16le', [0xff, 0xfe]],
];

function charsetOfMark(body: Uint8Array): string | null {
	const found = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, place) => body[place] === byte));
	return found?.[0] ?? null;
}

function charsetOfHeader(contentType: string): string | null {
	return /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1] ?? null;
}

/** What a page says of itself: `<meta charset>`, `<meta http-equiv … charset=>` or the XML declaration. */
function charsetOfMarkup(body: Uint8Array, contentType: string): string | null {
	if (contentType !== '' && !/html|xml/i.test(contentType)) return null;
	const prologue = Buffer.from(body.subarray(0, PROLOGUE_BYTES)).toString('latin1');
	const declared =
		/<meta\s[^>]*?charset\s*=\s*["']?([\w-]+)/i.exec(prologue) ??
		/^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w-]+)/i.exec(prologue);
	return declared?.[1] ?? null;
}

function decoderOf(charset: string | null) {
	if (charset === null) return new TextDecoder();
	try {
		return new TextDecoder(charset);
	} catch {
		// An invented charset is no reason to lose the answer: its ASCII part still reads.
		return new TextDecoder();
	}
}

/**
 * A body as text. The byte order mark stands above the Content-Type header, which stands above what the page
 * says of itself (the order of the HTML standard); without any of them, or with an unknown name, it is UTF-8.
 * Bytes that do not belong to the charset become U+FFFD; never throws.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
	const charset = charsetOfMark(body) ?? charsetOfHeader(contentType) ?? charsetOfMarkup(body, contentType);
	return decoderOf(charset).decode(body);
}
