import { parseJson } from '../../../reading/parse-json.ts';
import type { PublishedReport } from '../../../report-ledger.ts';
import { readEnvelope, readReport, type WireReport } from '../wire.ts';

/** A report as it stood when it was looked at; for a plate there may be several, one per car. */
export type PolledReport = {
	/** Never empty. */
	readonly reports: readonly WireReport[];
	readonly body: Uint8Array;
	readonly at: Date;
	readonly complete: boolean;
};

export function polledReport(reports: readonly WireReport[], body: Uint8Array, at: Date): PolledReport {
	return { reports, body, at, complete: reports.every(({ complete }) => complete) };
}

/** A snapshot that another or an earlier process has published; null when it cannot be read. */
export function readPublishedReport({ body, at }: PublishedReport): PolledReport | null {
	const data = readEnvelope(parseJson(new TextDecoder().decode(body)));
	const reports = data?.map(readReport) ?? [];
	const whole = reports.filter((report) => report !== null);
	return whole.length > 0 && whole.length === reports.length ? polledReport(whole, body, at) : null;
}

/** Tells two snapshots apart whose sources differ: only then is there something new to publish. */
export function progressOf({ reports }: PolledReport): string {
	return JSON.stringify(reports.map(({ sources }) => sources));
}

/** True when not one source of a finished report has answered. */
export function hasFailedWhole({ reports, complete }: PolledReport): boolean {
	return complete && reports.every(({ sources }) => !sources?.some(({ state }) => state === 'OK'));
}
