import type { User } from '@avtosverka/contract/accounts';

const KEY = 'seen_requests';

/** Stands in where storage is refused. */
let memory: string | null = null;

/**
 * True when a person has more requests than they last saw here, in any tab; asking marks it as seen, so a
 * rise is reported once, over a reload too. The first balance of a person is no rise.
 */
export function balanceRose({ id, requests }: User): boolean {
	const seen = read();
	const now = `${id} ${requests}`;
	if (seen !== now) write(now);
	const [whose, before] = seen?.split(' ') ?? [];
	return whose === id && requests > Number(before);
}

/** Nothing of a person stays behind when they leave. */
export function forgetBalance(): void {
	memory = null;
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Then there was nothing.
	}
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY) ?? memory;
	} catch {
		return memory;
	}
}

function write(seen: string): void {
	memory = seen;
	try {
		localStorage.setItem(KEY, seen);
	} catch {
		// Page memory has it.
	}
}
