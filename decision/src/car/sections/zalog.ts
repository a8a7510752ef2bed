import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { goodFinding, recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const PLEDGES: Forms = ['залог', 'залога', 'залогов'];

export const zalogMeaning: SectionMeaning<'zalog'> = {
	where: 'в залоге',
	count: ({ list, history }) => list.length + history.length,
	finding: ({ list: { length } }) => {
		if (length === 0) return { ...goodFinding('Действующих залогов нет'), absence: true };
		const many = counted(length, PLEDGES);
		return recordsFinding('stop', length === 1 ? 'Есть залог' : many);
	},
	tile: ({ list }) => (list.length > 0 ? String(list.length) : 'снят'),
	line: ({ list: [first] }) => (first?.registerDate ? `В залоге с ${formatDay(first.registerDate)}` : null),
};
