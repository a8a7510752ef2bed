import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import type { IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { isLostConnection, withPatience } from '../../../offline/connection.ts';
import { type StoredCopy, storedCopy } from '../../../offline/stored-reports.ts';

/** What a report opens with; `copyOf`: the moment of the copy that stands in for the server's answers. */
export type OpenedReport = {
	readonly vin: Vin;
	readonly plate: Plate | null;
	readonly stored: CachedReport;
	/** What the server decided about them; null for a copy. */
	readonly decided: Decision | null;
	readonly copyOf: IsoMoment | null;
};

/**
 * Opens a report as the server has it, or from its copy on this device where there is no connection. Rejects
 * as the server's answer does where there is no copy.
 */
export async function openReportCopy(
	vin: Vin | null,
	ask: () => Promise<OpenedReport>,
): Promise<OpenedReport> {
	const asking = ask();
	// Looked for meanwhile, so that a failure of the first must have its hearer already.
	asking.catch(() => {});
	const copy = vin === null ? null : await storedCopy(vin);
	if (copy === null) return asking;
	try {
		return await withPatience(asking);
	} catch (error) {
		if (isLostConnection(error)) return opened(copy);
		throw error;
	}
}

function opened({ entry, report }: StoredCopy): OpenedReport {
	return { vin: entry.vin, plate: entry.plate, stored: report, decided: null, copyOf: entry.savedAt };
}
