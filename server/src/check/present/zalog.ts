import type { PledgeData } from '@avtosverka/contract/check/zalog';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { Pledge as PledgeFacts } from '@avtosverka/registers/registers/zalog';
import type { SectionView } from './section-view.ts';

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

export const zalog: SectionView<'zalog'> = {
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
};
