import { type FailureMode, SLOWNESS } from '../failure-mode.ts';
import type { AvtocodQuirks } from '../subjects/subject.ts';
import { ENDLESS_SOURCE, FAILING_SOURCE, SOURCE_DELAYS, type SourceName, sourcesOf } from './sources.ts';

export type SourceState = { readonly name: SourceName; readonly state: 'OK' | 'PROGRESS' | 'ERROR' };

/** What decides how far a report has come. Pace multiplies all delays: 1 is usual, 0 is at once. */
export type Circumstances = {
	readonly quirks: AvtocodQuirks;
	readonly failureMode: FailureMode;
	readonly slowness: number;
	readonly timeScale: number;
};

/** How each source of a report stands so many milliseconds after it was ordered. */
export function progressOf(elapsedMs: number, circumstances: Circumstances): readonly SourceState[] {
	const { quirks, failureMode, slowness, timeScale } = circumstances;
	const ends: AvtocodQuirks['sources'] = {
		...quirks.sources,
		...(failureMode === 'source-error' ? { [FAILING_SOURCE]: 'ERROR' } : {}),
		...(failureMode === 'endless' ? { [ENDLESS_SOURCE]: 'PROGRESS' } : {}),
	};
	return sourcesOf(quirks.form === 'older', quirks.lacks ?? []).map((name) => {
		const finished = elapsedMs >= SOURCE_DELAYS[name] * slowness * timeScale;
		return { name, state: finished ? (ends[name] ?? 'OK') : 'PROGRESS' };
	});
}

export function slownessOf(failureMode: FailureMode): number {
	return failureMode === 'slow' ? SLOWNESS : 1;
}
