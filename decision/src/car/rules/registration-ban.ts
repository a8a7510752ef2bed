import { readData } from '../car.ts';
import { circumstancesOf, kindOf, questionAbout } from '../restrictions.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'registration-ban',
	group: 'law',
	needs: ['restrict'],
	gravest: 'stop',
	records: ['запрет', 'запрета', 'запретов'],
	find: (car) =>
		(readData(car, 'restrict')?.records ?? []).flatMap((record, index) => {
			const kind = kindOf(record);
			if (kind === null) return [];
			return {
				severity: 'stop' as const,
				section: 'restrict' as const,
				record: `records.${index}`,
				sentence: `${kind}${circumstancesOf(record)}.`,
				question: questionAbout(record),
			};
		}),
};

export const explanation: Explanation = {
	condition:
		'В реестре ограничений есть запись известного вида: коды 1–5 или те же виды словами. В причине назван ' +
		'тот, кто наложил запрет.',
	figure: null,
	why: 'Пока запрет не снят, ГИБДД не запишет машину на покупателя, кто бы запрет ни наложил.',
};
