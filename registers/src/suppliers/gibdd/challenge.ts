import { isRecord } from '../../reading/node.ts';

/** What a check needs of the picture that was read for it. */
export type GibddSession = {
	/** The supplier's own token. */
	readonly token: string;
	/** A Cookie header; empty when the picture came without cookies. */
	readonly cookies: string;
};

/** Both travel in a header through the visitor's browser. */
const LONGEST_TOKEN = 2_000;
const LONGEST_COOKIES = 2_000;

/** Printable ASCII without a separator: what came back from a browser must not write headers of ours. */
const COOKIE = /^[!#-+\--:<-~]+$/;
const PRINTABLE = /^[ -~]+$/;

/** The session as one word, base64url of `{ t, c }`; null when it is too large or odd to travel. */
export function packSession({ token, cookies }: GibddSession): string | null {
	if (!isSession({ token, cookies })) return null;
	return Buffer.from(JSON.stringify({ t: token, c: cookies })).toString('base64url');
}

/** The session inside a word that a visitor sent back; null for a word that is none of ours. */
export function unpackSession(word: string): GibddSession | null {
	if (word.length > 2 * (LONGEST_TOKEN + LONGEST_COOKIES) || !/^[\w-]+$/.test(word)) return null;
	try {
		const json: unknown = JSON.parse(Buffer.from(word, 'base64url').toString('utf8'));
		if (!isRecord(json) || typeof json.t !== 'string' || typeof json.c !== 'string') return null;
		const session = { token: json.t, cookies: json.c };
		return isSession(session) ? session : null;
	} catch {
		return null;
	}
}

function isSession({ token, cookies }: GibddSession): boolean {
	const fits = token.length <= LONGEST_TOKEN && cookies.length <= LONGEST_COOKIES;
	const plain = cookies === '' || cookies.split('; ').every((cookie) => COOKIE.test(cookie));
	return fits && plain && PRINTABLE.test(token);
}

/** The Cookie header for Set-Cookie lines, without cookies that are deleted or malformed. */
export function challengeCookiesOf(setCookie: string): string {
	return setCookie
		.split('\n')
		.map((line) => line.split(';', 1)[0]?.trim() ?? '')
		.filter((pair) => COOKIE.test(pair) && /^[^=]+=.+/.test(pair))
		.join('; ');
}

/** 200 kB; a picture of five digits has five. */
const LARGEST_PICTURE_BYTES = 200_000;

const KINDS = [
	{ type: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
	{ type: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47] },
] as const;

/** A `data:` address of a JPEG or PNG picture; null for what is no such picture. */
export function pictureAddress(base64: string): string | null {
	if (base64.length > (LARGEST_PICTURE_BYTES * 4) / 3 || !/^[A-Za-z\d+/]+={0,2}$/.test(base64)) return null;
	const bytes = Buffer.from(base64, 'base64');
	const kind = KINDS.find(({ magic }) => magic.every((byte, place) => bytes[place] === byte));
	return kind ? `data:${kind.type};base64,${base64}` : null;
}
