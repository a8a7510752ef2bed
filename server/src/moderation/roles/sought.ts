/** Whom the operator means, and by what of him. */
export type Sought = { readonly by: 'id' | 'email' | 'username' | 'telegramId'; readonly value: string };

const KINDS: readonly (readonly [Sought['by'], RegExp])[] = [
	['id', /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i],
	['username', /^@(\w{1,64})$/],
	['telegramId', /^(\d{1,16})$/],
	['email', /^([^\s@]+@[^\s@]+)$/],
];

/** An account's number, a Google e-mail, an @name or numeric id of Telegram; null for anything else. */
export function readSought(text: string): Sought | null {
	for (const [by, pattern] of KINDS) {
		const value = pattern.exec(text)?.[1];
		if (value !== undefined) return { by, value };
	}
	return null;
}
