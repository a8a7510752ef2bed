import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '../../../answer.ts';
import type { CarFacts } from '../../../registers/car.ts';
import { isAboutPlate, readSection } from '../sections/read-section.ts';
import type { SectionReading } from '../sections/section.ts';
import type { PolledReport } from './polled-report.ts';
import { type SourceStatus, standingOf } from './sources.ts';
import { readUpdatedAt } from './updated-at.ts';

/**
 * The answer of a section as far as a look at its report can tell; null while its sources are at work.
 * `ended`: it was the last look.
 */
export function judgeAvtocodReply<R extends CarRegister>(
	register: R,
	snapshot: PolledReport,
	ended = false,
): Answer<CarFacts[R]> | null {
	// Only a plate may have several reports; a VIN has one car.
	const reports = isAboutPlate(register) ? snapshot.reports : snapshot.reports.slice(0, 1);
	const sources = reports.flatMap((report) => report.sources ?? []);
	if (reports.some((report) => report.sources === null)) {
		return snapshot.complete
			? { ...evidence(snapshot), state: 'unreadable', detail: 'no list of sources' }
			: null;
	}
	if (reports.some((report) => report.sources?.length === 0)) return null;
	const standing = standingOf(register, sources, { complete: snapshot.complete, ended });
	if (standing.kind === 'waiting') return null;
	if (standing.kind === 'not-in-contract') return { state: 'not-asked', reason: 'not-in-contract' };
	const contents = reports.map((report) => report.content);
	return answerOf(readSection(register, contents), standing, snapshot);
}

function answerOf<Facts>(
	reading: SectionReading<Facts>,
	{ failed }: Extract<SourceStatus, { kind: 'settled' }>,
	snapshot: PolledReport,
): Answer<Facts> {
	const known = evidence(snapshot);
	if (reading.kind === 'facts') {
		const { facts, skipped, updated } = reading;
		const origin = { ...known, asOf: readUpdatedAt(updated, snapshot.at) ?? snapshot.at, facts };
		return failed.length === 0 && skipped === 0
			? { ...origin, state: 'found' }
			: { ...origin, state: 'partial', skippedRows: skipped };
	}
	if (failed.length > 0)
		return { ...known, state: 'unreachable', detail: `sources failed: ${named(failed)}` };
	if (reading.kind === 'unclear') return { ...known, state: 'unreadable', detail: reading.why };
	return { ...known, state: 'clear', asOf: readUpdatedAt(reading.updated, snapshot.at) ?? snapshot.at };
}

function evidence(snapshot: PolledReport) {
	const raw = { contentType: 'application/json', body: snapshot.body };
	return { source: 'avtocod', asOf: snapshot.at, repliedAt: snapshot.at, raw } as const;
}

/** Names of sources are the supplier's text: only what looks like a name goes into a log. */
function named(failed: readonly string[]): string {
	return failed.map((name) => name.replace(/[^a-z. ]/gi, '').slice(0, 40)).join(', ');
}
