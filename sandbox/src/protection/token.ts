/** What the services know of a value: where it was made, for which action; `id` makes it unique. */
export type CaptchaToken = { readonly host: string; readonly action: string; readonly id: string };

/** A value as the sandbox's scripts make it: it carries everything, so nothing is stored. */
export function makeToken(token: CaptchaToken): string {
	return Buffer.from(JSON.stringify(token)).toString('base64');
}

/** Reads a value; null for everything that the scripts would not make. */
export function readToken(text: string): CaptchaToken | null {
	try {
		const { host, action, id } = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
		const isToken = [host, action, id].every((part) => typeof part === 'string');
		return isToken ? { host, action, id } : null;
	} catch {
		return null;
	}
}
