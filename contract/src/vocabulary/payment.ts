/** What is sold, and for how much: the server alone turns an amount into requests. Amounts in kopecks. */
export const PACKS = [
	{ id: 'pack-2', requests: 2, kopecks: 10_00 },
	{ id: 'pack-10', requests: 10, kopecks: 49_00 },
] as const;
export type Pack = (typeof PACKS)[number];
export type PackId = Pack['id'];

/** The page that sells requests; `from`, an address of ours, is where a payer goes on. */
export function purchaseAddress(from: string): string {
	return `/payment?from=${encodeURIComponent(from)}`;
}

/** Where a payment was begun: MNT_TYPE of the specification, section 3. */
export const PAYMENT_PLACES = ['website', 'androidApp', 'IOSApp', 'telegram'] as const;
export type PaymentPlace = (typeof PAYMENT_PLACES)[number];

/** How it is paid; which of them an installation offers is a setting. */
export const PAYMENT_METHODS = ['card', 'sbp'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a credited order did for a report: opened it, came after another order, or found it deleted. */
export const REPORT_OUTCOMES = ['opened', 'paid-before', 'gone'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

const ORDER_ID = /^A[0-9A-F]{32}Z$/;

/** True for what could be a payment order's id; any other is unknown without a query. */
export function isOrderId(text: string): boolean {
	return ORDER_ID.test(text);
}
