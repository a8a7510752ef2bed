/** Log lines longer than this tell nothing more. */
const MAX_LENGTH = 300;
/** Bounds the rules' work; the word that this cuts is dropped, since half a secret escapes the rules. */
const WORK_LENGTH = 3000;

/** A word of a path that cannot be a VIN (too short) and no plate, number or token (at most two digits). */
const PLAIN_SEGMENT = /^(?!(?:.*\d){3})[\w.-]{1,16}$/;

const ADDRESS = /(\bhttps?:\/\/[^\s"'<>]+)/i;

/** The rules run in order; every one of them would rather hide a harmless word than show a telling one. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string | ((match: string) => string)])[] = [
	[/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '…'],
	[/\b(bearer|basic|ar-rest|token)\s+[^\s,;]+/gi, '$1 …'],
	[/\b([\w-]*(?:token|key|secret|passw(?:or)?d|authorization)["']?\s*[=:]\s*["']?)[^\s,;&"']+/gi, '$1…'],
	[/[\p{Lu}\d]{17}/gu, '…'],
	[/(?:[\w.~-]*%[\da-f]{2}[\w.~-]*)+/gi, '…'],
	// Tokens, keys, hashes and identifiers; with a slash it may be a path, unless capitals speak for base64.
	[/[\p{L}\d+/=_-]{15,}/gu, (run) => (/\d/.test(run) && /^[^/]+$|\p{Lu}/u.test(run) ? '…' : run)],
	// Plates of every kind, written together or in groups: letters and three or four digits with a region
	// behind.
	[/\p{L}{0,3}\s?\d{3,4}\s?\p{L}{1,2}\s?\d{2,3}|\p{L}{1,3}\s?\d{3,4}\s?\p{L}?\s?\d{2,3}/gu, '…'],
	// A word of letters and several digits is a number of something: a plate, a body, a policy, part of a
	// token.
	[/[\p{L}\d]{5,}/gu, (word) => (/\p{L}/u.test(word) && (word.match(/\d/g)?.length ?? 0) > 2 ? '…' : word)],
	// Documents and telephones are written in groups.
	[/\+?\d(?:[\s().-]*\d){5,}/g, '…'],
];

/** A text for a log: without VIN, plate, token, key, mail address and long runs of digits. */
export function redact(text: string): string {
	const bounded = text.length > WORK_LENGTH ? text.slice(0, WORK_LENGTH).replace(/\S*$/, '') : text;
	const safe = bounded
		.split(ADDRESS)
		.map((part, place) => (place % 2 === 1 ? safeAddress(part) : hideSecrets(part)))
		.join('');
	return safe.length > MAX_LENGTH ? `${safe.slice(0, MAX_LENGTH)}…` : safe;
}

function hideSecrets(text: string): string {
	return RULES.reduce(
		(hidden, [pattern, replacement]) =>
			typeof replacement === 'string'
				? hidden.replace(pattern, replacement)
				: hidden.replace(pattern, replacement),
		text,
	);
}

/** Host and path of an address without what may name a car, a person or a key; no query. */
export function safeAddress(address: string): string {
	const url = URL.parse(address);
	if (url === null) return '…';
	const path = url.pathname.split('/').map((part) => (part === '' || PLAIN_SEGMENT.test(part) ? part : '…'));
	return `${url.host}${path.join('/')}${url.search === '' ? '' : '?…'}`;
}
