import { byNewest } from '../../../reading/date.ts';
import { at } from '../../../reading/node.ts';
import type { Pledge, Zalog } from '../../../registers/zalog.ts';
import { type PledgeNotice, readPledgeNotice } from './pledge-notice.ts';
import { readSectionList, type SectionList, type SectionReading } from './section.ts';

/**
 * Pledge notices from `pledges_online` and from `pledges`, the older section that also tells how notices
 * ended. Both are read together: a report type has one of them or both, and what either tells must not be
 * lost.
 */
export function readAvtocodZalog(content: unknown): SectionReading<Zalog> {
	const online = at(content, 'pledges_online');
	const sections = [
		readSectionList(online, readPledgeNotice, at(online, 'in_pledge')),
		readSectionList(at(content, 'pledges'), readPledgeNotice),
	];
	const updated = sections.find((section) => section.updated !== null)?.updated ?? null;
	const notices = withoutRepeats(sections.flatMap((section) => section.rows));
	const skipped = sections.reduce((sum, section) => sum + section.skipped, 0);
	const claimed = at(online, 'in_pledge') === true;
	if (notices.length === 0 && !claimed) {
		return sayNone(sections)
			? { kind: 'none', updated }
			: { kind: 'unclear', why: `no notice can be read (${skipped} skipped) and no word of none` };
	}
	const facts = { open: openPledges(notices), events: eventsOf(notices) };
	// «В залоге», yet no notice is open: what it rests on could not be read.
	const unseen = claimed && facts.open.length === 0 ? 1 : 0;
	return { kind: 'facts', facts, skipped: Math.max(unseen, skipped), updated };
}

/** A missing section says nothing; one that is there and not plainly empty spoils the other's word. */
function sayNone(sections: readonly SectionList<PledgeNotice>[]): boolean {
	return (
		sections.some(({ word }) => word === 'none') &&
		sections.every(({ word }) => word === 'none' || word === 'absent')
	);
}

function withoutRepeats(notices: readonly PledgeNotice[]): readonly PledgeNotice[] {
	const key = ({ number, at: day, kind }: PledgeNotice) => JSON.stringify([number, day, kind]);
	return notices.filter(
		(notice, place) =>
			notice.number === null || notices.findIndex((other) => key(other) === key(notice)) === place,
	);
}

function eventsOf(notices: readonly PledgeNotice[]): Zalog['events'] {
	return notices
		.toSorted((one, other) => byNewest(one.at, other.at))
		.map(({ at: day, kind, number }) => ({ at: day, kind, number }));
}

/** One pledge per notice with its changes; a notice that anything has ended is not open. */
function openPledges(notices: readonly PledgeNotice[]): readonly Pledge[] {
	const pledges = Map.groupBy(notices, (notice) => notice.root ?? notice);
	return [...pledges.values()]
		.filter((history) => !history.some(({ ends }) => ends))
		.map(pledgeOf)
		.toSorted((one, other) => byNewest(one.registeredAt, other.registeredAt));
}

/** Begun by its first notice; the parties are those of the newest notice that names them. */
function pledgeOf(history: readonly PledgeNotice[]): Pledge {
	const newest = history.toSorted((one, other) => byNewest(one.at, other.at));
	const begun = newest.findLast(({ at: day }) => day !== null) ?? newest.at(-1);
	return {
		registeredAt: begun?.at ?? null,
		number: begun?.number ?? null,
		properties: [],
		pledgors: newest.find(({ pledgors }) => pledgors.length > 0)?.pledgors ?? [],
		pledgees: newest.find(({ pledgees }) => pledgees.length > 0)?.pledgees ?? [],
	};
}
