import type { MonetaSettings } from '../../config/moneta.ts';
import { isSameSignature, type Message, SIGNED, sign } from './signature.ts';

const READ = [...SIGNED.check, 'MNT_SIGNATURE'] as const;
type Name = (typeof READ)[number];

/** The fields of MONETA's message as they came; absent ones are empty, unknown ones are skipped. */
export type Notification = Readonly<Record<Name, string>>;

/**
 * Reads a query or an urlencoded body. Null for one in which a field stands twice with two values: which of
 * them was signed and which is meant could be two questions.
 */
export function readNotification(encoded: string): Notification | null {
	const all = new URLSearchParams(encoded);
	const read = READ.map((name) => [name, [...new Set(all.getAll(name))]] as const);
	if (read.some(([, values]) => values.length > 1)) return null;
	return Object.fromEntries(read.map(([name, [value = '']]) => [name, value])) as Notification;
}

/** True for the request with which MONETA's cabinet tries an address that is being saved. */
export function isProbe(notification: Notification): boolean {
	return READ.every((name) => notification[name] === '');
}

/** The forms in which each field comes; what differs was cut out of a signature that has no separators. */
const SHAPES: Partial<Record<Name, RegExp>> = {
	MNT_OPERATION_ID: /^\d{1,30}$/,
	MNT_AMOUNT: /^\d{1,9}(\.\d{1,2})?$/,
	MNT_CURRENCY_CODE: /^[A-Z]{3}$/,
	MNT_TEST_MODE: /^[01]?$/,
};

/**
 * True for what MONETA itself said of our account. A payer's browser holds a signature too, that of its form,
 * which without an operation is also right for a notification: so each field must have its form.
 */
export function isTrulySigned(
	message: Extract<Message, 'pay' | 'check'>,
	notification: Notification,
	{ account, secret }: Pick<MonetaSettings, 'account' | 'secret'>,
): boolean {
	if (!isSameSignature(notification.MNT_SIGNATURE, sign(message, notification, secret))) return false;
	if (notification.MNT_ID !== account) return false;
	if (message === 'check') return notification.MNT_COMMAND === 'CHECK';
	return READ.every((name) => SHAPES[name]?.test(notification[name]) ?? true);
}

/** What the operator may read of a notification, to compare it with the order; never its signature. */
export function detailsOf(notification: Notification): Record<string, string> {
	const { MNT_SIGNATURE: _, MNT_COMMAND: __, ...details } = notification;
	return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value.slice(0, 255)]));
}
