import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

export const wantedMeaning: SectionMeaning<'wanted'> = {
	where: 'в розыске',
	identity: {
		path: 'records',
		names: { vin: 'w_vin', model: 'w_model', year: 'w_god_vyp', body: 'w_kuzov' },
	},
	count: ({ records }) => records.length,
	finding: () => recordsFinding('stop', 'В розыске'),
	tile: () => 'есть',
	line: ({ records: [first] }) => (first?.w_data_pu ? `В розыске с ${formatDay(first.w_data_pu)}` : null),
};
