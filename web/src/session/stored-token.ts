/** Where the access token lies in local storage: specification, section 6. */
export const ACCESS_TOKEN_KEY = 'access_token';

/** Stands in where storage is refused: then a person is signed in until the page goes away. */
let memory: string | null = null;
const listeners = new Set<() => void>();

/** The access token of this browser, or null when signed out. */
export function storedToken(): string | null {
	if (memory !== null) return memory;
	try {
		return localStorage.getItem(ACCESS_TOKEN_KEY) || null;
	} catch {
		return null;
	}
}

/** Keeps a token, or with null removes it, for all tabs at once. */
export function storeToken(token: string | null): void {
	try {
		if (token === null) localStorage.removeItem(ACCESS_TOKEN_KEY);
		else localStorage.setItem(ACCESS_TOKEN_KEY, token);
		memory = null;
	} catch {
		memory = token;
	}
	tell();
}

/** Hears of a token that came or went, in this tab or in another; the result ends it. */
export function watchToken(listener: () => void): () => void {
	if (listeners.size === 0) {
		window.addEventListener('storage', onStorage);
		window.addEventListener('pageshow', tell);
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		window.removeEventListener('storage', onStorage);
		window.removeEventListener('pageshow', tell);
	};
}

/** No key: everything was cleared. */
function onStorage({ key }: StorageEvent): void {
	if (key !== null && key !== ACCESS_TOKEN_KEY) return;
	memory = null;
	tell();
}

/** The mark on `<html>` decides which link the bar shows: see shell/mark-script.ts. */
function tell(): void {
	document.documentElement.toggleAttribute('data-signed-in', storedToken() !== null);
	for (const listener of [...listeners]) listener();
}
