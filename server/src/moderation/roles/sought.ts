/** Whom the operator means, and by what of them. */
export type Sought = { readonly by: 'id' | 'email' | 'username' | 'providerId'; readonly value: string };

const KINDS: readonly (readonly [Sought['by'], RegExp])[] = [
	['id', /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i],
	['username', /^@(\w{1,64})$/],
	['providerId', /^(\d{1,32})$/],
	['email', /^([^\s@]+@[^\s@]+)$/],
];

/** An account's number, a Google e-mail, an @name of Telegram, a provider's numeric id; else null. */
export function readSought(text: string): Sought | null {
	for (const [by, pattern] of KINDS) {
		const value = pattern.exec(text)?.[1];
		if (value !== undefined) return { by, value };
	}
	return null;
}
