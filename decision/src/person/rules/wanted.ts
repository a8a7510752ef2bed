import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'wanted',
	needs: ['fsin_wanted'],
	gravest: 'stop',
	find: (question) =>
		ownRows(question, 'fsin_wanted').map(({ row: { territory }, record }) => ({
			severity: 'stop',
			block: 'fsin_wanted',
			record,
			sentence: `${['В розыске ФСИН', territory].filter(Boolean).join(', ')}.`,
		})),
};

export const explanation: Explanation = {
	condition: 'В базе разыскиваемых ФСИН есть запись с именем и датой рождения этого человека.',
	figure: null,
	why: 'Сделка может сорваться в любой момент, а спросить о ней потом будет некого.',
};
