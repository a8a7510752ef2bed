import type { PledgeData } from '@avtosverka/contract/check/zalog';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { Pledge as PledgeFacts, Zalog } from '@avtosverka/registers/registers/zalog';
import type { ServedSection } from './section-view.ts';
import { record, since, type WatchedRecord } from './watched-record.ts';

const named = (name: string) => ({ name });

function presentPledge(pledge: PledgeFacts): PledgeData {
	return {
		registerDate: pledge.registeredAt,
		number: pledge.number,
		properties: pledge.properties.map((value) => ({ value })),
		pledgors: pledge.pledgors.map(named),
		pledgees: pledge.pledgees.map(named),
	};
}

export const zalog: ServedSection<'zalog'> = {
	found: ({ open, events }) => ({
		status: 200,
		list: newestFirst(open, ({ registeredAt }) => registeredAt).map(presentPledge),
		history: newestFirst(events, (event) => event.at).map(({ at, kind, number }) => ({
			dateStr: at,
			typeStr: kind,
			number,
		})),
	}),
	clear: () => ({ status: 404, list: [], history: [] }),
	watch: { form: 1, read: pledgesOf },
};

/** Some suppliers do not show pledges that have ended: the end of one is that it is there no longer. */
function pledgesOf({ open, events }: Zalog): readonly WatchedRecord[] {
	const rootOf = (number: string | null) => number?.split('/')[0]?.trim() || null;
	return open.map(({ registeredAt, number }) => {
		const root = rootOf(number);
		const changes = events.filter(
			(event) => event.kind !== null && root !== null && rootOf(event.number) === root,
		);
		const changedAt =
			changes
				.flatMap((event) => event.at ?? [])
				.toSorted()
				.at(-1) ?? null;
		const isChanged = changedAt !== null && changedAt !== registeredAt;
		return record({
			...{ key: [registeredAt ?? root], state: [changedAt], day: registeredAt, stops: true },
			words: [
				`Действующий залог${since(registeredAt)}`,
				isChanged ? `изменён ${formatDay(changedAt)}` : null,
			],
		});
	});
}
