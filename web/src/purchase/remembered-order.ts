import { ownAddress } from '@avtosverka/contract/vocabulary/own-address';

const KEY = 'payment';

/** An order whose payer has gone to pay; `from` is the page of ours that they want to come back to. */
export type RememberedOrder = { readonly id: string; readonly from: string };

/** Stores the last order of this tab for its way back; without storage only the address has it. */
export function rememberOrder(order: RememberedOrder): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(order));
	} catch {
		// The payer comes back to the cabinet then.
	}
}

/** The last order of this tab, or null. */
export function rememberedOrder(): RememberedOrder | null {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
		if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('from' in stored))
			return null;
		const from = ownAddress(stored.from);
		return typeof stored.id === 'string' && from !== null ? { id: stored.id, from } : null;
	} catch {
		return null;
	}
}
