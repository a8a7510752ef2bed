/** Where the script in the head leaves a token that it found in the address, in session storage. */
export const ADDRESS_TOKEN_KEY = 'address_token';

declare global {
	interface Window {
		/** The same where storage is refused. */
		addressToken?: string;
	}
}

/** A token that came with the address and is not yet accepted or refused. */
export function addressToken(): string | null {
	if (window.addressToken !== undefined) return window.addressToken;
	try {
		return sessionStorage.getItem(ADDRESS_TOKEN_KEY);
	} catch {
		return null;
	}
}

/** Lets it go: it was taken, refused, or known already. */
export function dropAddressToken(): void {
	delete window.addressToken;
	try {
		sessionStorage.removeItem(ADDRESS_TOKEN_KEY);
	} catch {
		// Then it was never there.
	}
}
