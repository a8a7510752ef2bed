import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { SectionWatch } from '../check/sections/section-view.ts';
import type { WatchedRecord } from '../check/sections/watched-record.ts';
import { SERVED_SECTIONS } from '../check/sections.ts';

/** A section whose changes are events. */
export type WatchedSection = Exclude<Section, 'stats'>;

/** What can stop a deal is looked at every day. */
export const DAILY_SECTIONS: readonly WatchedSection[] = ['wanted', 'restrict', 'zalog', 'registration'];

/** Every section with a watch, those of every day first. */
export const WATCHED_SECTIONS: readonly WatchedSection[] = [
	...DAILY_SECTIONS,
	...SECTIONS.filter(isWatched).filter((section) => !DAILY_SECTIONS.includes(section)),
];

function isWatched(section: Section): section is WatchedSection {
	return SERVED_SECTIONS[section].watch !== null;
}

/** The records of an answer, and the form in which they are compared; none of a section that has none yet. */
export function recordsOf(
	section: WatchedSection,
	facts: unknown,
): { readonly form: number; readonly records: readonly WatchedRecord[] } {
	const { form, read } = SERVED_SECTIONS[section].watch as SectionWatch<never>;
	return { form, records: facts === null ? [] : read(facts as never) };
}
