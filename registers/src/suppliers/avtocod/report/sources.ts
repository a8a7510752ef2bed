import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { sourcesOf } from '../sections/read-section.ts';
import type { AvtocodSource } from '../wire.ts';

/**
 * Where a section stands: its sources are still at work; the report type has none of them; or all have
 * settled, and these failed.
 */
export type SourceStatus =
	| { readonly kind: 'waiting' }
	| { readonly kind: 'not-in-contract' }
	| { readonly kind: 'settled'; readonly failed: readonly string[] };

/** What is known of the report as a whole. */
export type ReportProgress = {
	/** The report says that nothing is under way; a source in an unknown state has failed. */
	readonly complete: boolean;
	/** The report is not polled again, complete or not. */
	readonly ended: boolean;
};

/** Where a section stands by the sources of its report. */
export function standingOf(
	register: CarRegister,
	sources: readonly AvtocodSource[],
	{ complete, ended }: ReportProgress,
): SourceStatus {
	const named = sourcesOf(register);
	const unnamed = sources.filter(({ name }) => name === null);
	const feeding = sources.filter(({ name }) => name !== null && isNamed(named.sources, name));
	const besides = sources.filter(({ name }) => name !== null && isNamed(named.besides, name));
	const isWorking = ({ state }: AvtocodSource) => state === 'PROGRESS' || (!complete && !isFinal(state));
	if (feeding.some(isWorking)) return { kind: 'waiting' };
	if (feeding.length > 0 && !ended && besides.some(isWorking)) return { kind: 'waiting' };
	// A source whose name cannot be read may be one of ours: it never lets a section be empty or out of
	// contract.
	const failed = [...feeding.filter(({ state }) => state !== 'OK'), ...unnamed];
	if (feeding.length === 0 && failed.length === 0) return { kind: 'not-in-contract' };
	return { kind: 'settled', failed: failed.map(({ name }) => name ?? 'an unnamed one') };
}

function isNamed(names: readonly string[] | undefined, source: string): boolean {
	return (names ?? []).some((name) =>
		name.endsWith('*')
			? source === name.slice(0, -1) || source.startsWith(`${name.slice(0, -1)}.`)
			: source === name,
	);
}

function isFinal(state: string | null): boolean {
	return state === 'OK' || state === 'ERROR';
}
