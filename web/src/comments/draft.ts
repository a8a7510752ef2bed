import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** Stands in where storage is refused: then a draft lives until the page goes away. */
const memory = new Map<string, string>();

const keyOf = (vin: Vin) => `comment ${vin}`;

/** What was typed about a car in this tab and not sent yet; empty where nothing was. */
export function storedDraft(vin: Vin): string {
	try {
		return sessionStorage.getItem(keyOf(vin)) ?? memory.get(vin) ?? '';
	} catch {
		return memory.get(vin) ?? '';
	}
}

/** Keeps what is typed over reloads and signing in; an empty text forgets it. */
export function storeDraft(vin: Vin, text: string): void {
	memory.set(vin, text);
	try {
		if (text === '') sessionStorage.removeItem(keyOf(vin));
		else sessionStorage.setItem(keyOf(vin), text);
	} catch {
		// Page memory has it.
	}
}
