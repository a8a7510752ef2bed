/** Reports and the orders begun for them on this device: payers who never signed in are known by them. */
const KEY = 'report_orders';
/** More than anybody pays for; the oldest go first. */
const STORED_AT_MOST = 20;

type ReportOrder = readonly [uuid: string, order: string];

/** Remembers on this device by which order a report may have been paid for. */
export function rememberReportOrder(uuid: string, order: string): void {
	try {
		localStorage.setItem(KEY, JSON.stringify([...stored(), [uuid, order]].slice(-STORED_AT_MOST)));
	} catch {
		// Storage is refused: the payer shares the address of the page.
	}
}

/** The orders that this device has begun for a report. */
export function reportOrders(uuid: string): readonly string[] {
	return stored().flatMap(([of, order]) => (of === uuid ? [order] : []));
}

function stored(): readonly ReportOrder[] {
	try {
		const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(read) ? read.filter(isReportOrder) : [];
	} catch {
		return [];
	}
}

function isReportOrder(one: unknown): one is ReportOrder {
	return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
}
