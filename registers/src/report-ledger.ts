/**
 * What all processes know together of one asynchronous report: made once, polled by one poller. The registers
 * package only needs this face; the server keeps it in PostgreSQL, tests in memory.
 */
export type SupplierReportRow = {
	/** Key of the report in the ledger. */
	readonly id: string;
	/** Goes into `_make`, so that a repeated call can never buy a second report. */
	readonly idempotenceKey: string;
	/** The supplier's own id; null until `_make` has answered. */
	readonly reportUid: string | null;
};

/** The last state of a report that its poller has seen. */
export type PublishedReport = { readonly body: Uint8Array; readonly at: Date; readonly complete: boolean };

export type ReportLedger = {
	/**
	 * Opens the report about a subject, or joins one that was opened after `notBefore`. `key` is the
	 * idempotence key of a report that is opened now; a new random one unless given.
	 */
	open(subject: string, notBefore: Date, key?: string): Promise<SupplierReportRow>;
	/** Remembers the supplier's id of a report. */
	made(id: string, reportUid: string): Promise<void>;
	/** Takes or prolongs the right to make and poll a report; false while another holder's lease lasts. */
	lease(id: string, leaseOwner: string, forMs: number): Promise<boolean>;
	/** Gives the right back, so that the next question need not wait for its expiry. */
	release(id: string, leaseOwner: string): Promise<void>;
	/** Publishes the newest state of a report to those who wait for it elsewhere. */
	publish(id: string, snapshot: PublishedReport): Promise<void>;
	/** The newest published state; null before the first one. */
	latest(id: string): Promise<PublishedReport | null>;
	/** Forgets a report that failed as a whole, so that the next question opens a new one. */
	drop(id: string): Promise<void>;
};
