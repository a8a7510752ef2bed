/**
 * Writes to the browser's console what a person is not troubled with: specification, section 8.
 * A warning, not an error: nothing of ours is broken by it. Never carries a token or a name.
 */
export function logTrouble(what: string): void {
	// biome-ignore lint/suspicious/noConsole: the specification has it in the console
	console.warn(what);
}
