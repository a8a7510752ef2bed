import type { RequestPolicy } from './transport/request-policy.ts';

/** A setting of one supplier, `SUPPLIER_<ID>_<END>`, as an administrator reads of it. */
export type SupplierSetting<Field extends string = string> = {
	/** Sentences of docs/settings.md without the last full stop. */
	readonly text: string;
	/** The default in words. */
	readonly byDefault?: string;
	/** True: its value is never shown. */
	readonly secret?: true;
	/** The supplier's own field that it fills; none for what every supplier has: address, key, budget. */
	readonly sets?: { readonly field: Field; readonly as: 'text' | 'address' | 'origins' };
};

/** How a supplier is treated, and by what it is set. */
export type SupplierPolicy<Field extends string = string> = {
	readonly requests: Omit<RequestPolicy, 'supplier'>;
	/** How long its answers stay true enough to be served from the store; 0 for those about people. */
	readonly cachedForMs: number;
	/** Its settings by the ends of their names. */
	readonly settings: Readonly<Record<string, SupplierSetting<Field>>> & {
		readonly URL: SupplierSetting<Field>;
	};
};

/** A day; official records change by it. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** What every supplier's transport has in common unless its row says otherwise. */
export const COMMON_POLICY = {
	/** Long enough for a balancer to change its mind, short beside the 45 s that a visitor waits. */
	repeatAfterMs: 500,
	/** A longer wait is no help: the next supplier is asked instead. */
	waitMs: 10_000,
	perSecond: null,
	/** A supplier that is down for one is down for all; half a minute spares it and costs one click. */
	breakerOpenMs: 30_000,
	/** A question that is given up after this long means a hanging supplier, not impatience. */
	hangingAfterMs: 10_000,
	/** Where no Retry-After is sent: the shortest pause that makes a second attempt more than a second blow. */
	restAfter429Ms: 1_000,
} as const satisfies Partial<RequestPolicy>;

/** The policy of public pages about people: without a contract, so as fast as a reader. */
export const PERSONAL_POLICY = {
	...COMMON_POLICY,
	// What such a page has not shown in 20 s it will not show.
	deadlineMs: 20_000,
	attempts: 2,
	atOnce: 2,
	queue: 50,
	perSecond: 1,
	// A report waits for its registers for minutes, a page does not.
	waitMs: 60_000,
	// Two calls of two attempts belong to one person.
	breakerAfter: 8,
} as const satisfies Partial<RequestPolicy>;
