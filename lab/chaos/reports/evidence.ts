import type { ChargedQuestion } from '@avtosverka/sandbox/apicloud/charged';
import type { Operation } from '../sandbox-operations.ts';
import type { StoredState } from '../stored-state.ts';
import type { ReceivedLetter } from './received.ts';
import type { SeenReports } from './seen.ts';
import type { StoredReports } from './stored-reports.ts';

/** Everything that the reports are held against. */
export type ReportEvidence = {
	readonly stored: StoredState;
	readonly reports: StoredReports;
	readonly operations: readonly Operation[];
	readonly charged: readonly ChargedQuestion[];
	readonly received: readonly ReceivedLetter[];
	readonly seen: SeenReports;
};
