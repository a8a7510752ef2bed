import { reportErrorRoute } from '@avtosverka/contract/routes/errors';
import { tell } from '../client.ts';
import { describePageError } from './describe-error.ts';

/** A page that fails over and over tells it no more often than this. */
const REPORTS_AT_MOST = 10;

const reported = new Set<string>();

/** Reports an error that a person saw, each once while the page is open. Never throws. */
export function sendErrorReport(error: unknown): void {
	const report = describePageError(error);
	const key = JSON.stringify(report);
	if (reported.has(key) || reported.size >= REPORTS_AT_MOST) return;
	reported.add(key);
	void tell(reportErrorRoute, report);
}
