const KEY = 'operator_pass';

/** What opens the state of a process while the store is away; null where no console has been open here. */
export function storedPass(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Keeps the pass of the last console. It is of no use without the access token, which a sign-out removes. */
export function storePass(pass: string): void {
	try {
		localStorage.setItem(KEY, pass);
	} catch {
		// Then the console is not to be had without the store.
	}
}
