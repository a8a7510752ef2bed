import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { accidentsOf } from '../accidents.ts';
import type { Explanation, Rule } from '../rule.ts';

const MANY = 3;

export const rule: Rule = {
	id: 'accidents-many',
	group: 'body',
	needs: ['dtp'],
	gravest: 'know',
	find: (car) => {
		const accidents = accidentsOf(car);
		if (accidents.length < MANY) return [];
		const last = accidents
			.map(({ day }) => day ?? '')
			.sort()
			.at(-1);
		return [
			{
				severity: 'know',
				section: 'dtp',
				record: 'Accidents',
				sentence: `ДТП в реестре: ${accidents.length}${last ? `, последнее ${formatDay(last)}` : ''}.`,
				inspect: 'Кузов целиком: после нескольких ДТП перекрашенных деталей обычно больше, чем говорят.',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: `В реестре ДТП записей ${MANY} или больше.`,
	figure: `${MANY} аварии`,
	why: 'Одна-две аварии за жизнь машины обычны; с третьей растут и скрытый износ кузова, и скидка при торге.',
};
