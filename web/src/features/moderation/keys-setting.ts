const KEY = 'moderation_keys';

/** Stands in where storage is refused. */
let memory = true;

/** Whether single keys decide in this browser: who dictates or presses by accident switches them off. */
export function keysAreOn(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'off';
	} catch {
		return memory;
	}
}

export function switchKeys(on: boolean): void {
	memory = on;
	try {
		if (on) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, 'off');
	} catch {
		// Page memory has it.
	}
}
