import { randomBytes } from 'node:crypto';
import type { PaymentMethod, PaymentPlace, ReportOutcome } from '@avtosverka/contract/vocabulary/payment';

/** What somebody began to pay for; purpose, requests and kopecks are the server's alone. */
export type PaymentOrder = {
	/** MNT_TRANSACTION_ID. */
	readonly id: string;
	/** Null for a payer who has not signed in. */
	readonly accountId: string | null;
	readonly purpose: 'requests' | 'report1';
	/** The report it pays for; null for requests. */
	readonly reportUuid: string | null;
	/** For a report none, unless its money had to be put to the account. */
	readonly requests: number;
	readonly kopecks: number;
	/** MNT_SUBSCRIBER_ID; empty for a payer who has not signed in. */
	readonly subscriber: string;
	readonly place: PaymentPlace;
	readonly method: PaymentMethod;
	readonly testMode: boolean;
	readonly state: 'waiting' | 'paid' | 'refunded';
	/** The payment system's own number; null while nothing is paid, and where the operator said that it is. */
	readonly operationId: string | null;
	/** What a credited order for a report came to; null for any other. */
	readonly reportOutcome: ReportOutcome | null;
	readonly createdAt: Date;
	readonly paidAt: Date | null;
	/** The part of its price that was given back already, as requests or as money. */
	readonly returnedKopecks: number;
};

/** Letters of an order's id, of which every one has as many. */
export const ORDER_ID_LENGTH = 34;

/**
 * A new order's id: 128 random bits between two letters. It is signed with an amount right behind it, and
 * with another number there in a notification: that no digit of either can pass for a part of it is what the
 * letters are for.
 */
export function drawOrderId(): string {
	return `A${randomBytes(16).toString('hex').toUpperCase()}Z`;
}
