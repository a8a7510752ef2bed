/**
 * A page of a browser engine that Playwright does not drive, used as a person uses it: addresses, keys,
 * presses. Elements are given by XPath.
 */
export type EnginePage = AsyncDisposable & {
	open(address: string): Promise<void>;
	/** The JSON value of an expression in the page. */
	read<Value>(expression: string): Promise<Value>;
	/** Waits for the field and types into it, key by key. */
	type(path: string, text: string): Promise<void>;
	/** Waits for the element and presses it. */
	press(path: string): Promise<void>;
};
