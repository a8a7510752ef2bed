import type { PageError } from '@avtosverka/contract/errors';

const MESSAGE_AT_MOST = 1000;
const FILE_AT_MOST = 500;
const LINE_AT_MOST = 10_000_000;

/** Where a line of a stack ends: `(https://…:12:5)` in Chromium, `@https://…:12:5` in Firefox and Safari. */
const PLACE = /(https?:\/\/[^\s()@]+?):(\d+):\d+\)?$/m;

/** What may be an access token: 43 characters or more of base64url. */
const TOKEN_LIKE = /[\w-]{43,}/g;

/** What is reported of an error: its first place in a script, without the query, which may name a car. */
export function describePageError(error: unknown): PageError {
	if (!(error instanceof Error))
		return { message: cut(textOf(error), MESSAGE_AT_MOST), file: '', line: null };
	const message = cut(`${error.name}: ${error.message}`, MESSAGE_AT_MOST);
	const [, address = '', line] = PLACE.exec(error.stack ?? '') ?? [];
	const file = cut(address.split(/[?#]/, 1)[0] ?? '', FILE_AT_MOST);
	return { message, file, line: line === undefined ? null : Math.min(Number(line), LINE_AT_MOST) };
}

function textOf(thrown: unknown): string {
	try {
		return String(thrown);
	} catch {
		return typeof thrown;
	}
}

/** Hidden before it is cut: the server, which hides tokens too, would not know half of one. */
function cut(text: string, most: number): string {
	return text.replace(TOKEN_LIKE, '…').slice(0, most);
}
