import type { Pledge } from '../../subjects/car.ts';
import { listOf, midnight, type Page, type Section } from './section.ts';

/**
 * Every notice of the notary chamber, newest first: the notice that ends a pledge carries the number of the
 * first one with `/1` behind it, as the supplier's recorded answers do.
 */
export function pledgesOnline({ car, updated }: Page): Section {
	const items = car.pledges.flatMap(notices).sort(newestFirst);
	return { ...listOf(items, updated), in_pledge: car.pledges.some(({ endedOn }) => endedOn === null) };
}

/** The same in older reports, where each notice says whether it leaves the car in pledge. */
export function pledgesOlder({ car, updated }: Page): Section {
	const items = car.pledges.flatMap(notices).sort(newestFirst);
	return listOf(
		items.map((notice) => ({
			...notice,
			pledgors: notice.pledgors.map((pledgor) => ({ ...pledgor, tin: null })),
			pledgees: notice.pledgees.map((pledgee) => ({ ...pledgee, tin: null })),
			pledge_managers: [],
			in_pledge: notice.type === 'Возникновение',
			data: null,
		})),
		updated,
	);
}

type Notice = ReturnType<typeof notice>;

function notices(pledge: Pledge): readonly Notice[] {
	const opened = notice(pledge, pledge.on, pledge.number, 'Возникновение');
	if (pledge.endedOn === null) return [opened];
	return [opened, notice(pledge, pledge.endedOn, `${pledge.number}/1`, 'Исключение')];
}

function notice(pledge: Pledge, on: string, number: string, type: string) {
	return {
		date: { event: midnight(on) },
		number,
		pledgors: [{ name: pledge.pledgor, type: 'PERSON', dob: null }],
		pledgees: [{ name: pledge.pledgee, type: 'LEGAL', dob: null }],
		type,
	};
}

function newestFirst(one: Notice, other: Notice): number {
	return other.date.event.localeCompare(one.date.event);
}
