import { isOrderId } from '@avtosverka/contract/vocabulary/payment';

/** Whom the operator means, and by what of them. */
export type Sought = {
	readonly by: 'id' | 'email' | 'username' | 'providerId' | 'order';
	readonly value: string;
};

const KINDS: readonly (readonly [Sought['by'], RegExp])[] = [
	['id', /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i],
	['username', /^@(\w{1,64})$/],
	['providerId', /^(\d{1,32})$/],
	['email', /^([^\s@]+@[^\s@]+)$/],
];

/**
 * An account's number, a Google e-mail, an @name of Telegram, a provider's numeric id or the number of an
 * order, in capitals or not; else null.
 */
export function readSought(text: string): Sought | null {
	const whole = text.trim();
	for (const [by, pattern] of KINDS) {
		const value = pattern.exec(whole)?.[1];
		if (value !== undefined) return { by, value };
	}
	const order = whole.toUpperCase();
	return isOrderId(order) ? { by: 'order', value: order } : null;
}
