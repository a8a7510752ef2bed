import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { readData } from '../car.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'wanted',
	group: 'law',
	needs: ['wanted'],
	gravest: 'stop',
	find: (car) =>
		(readData(car, 'wanted')?.records ?? []).map(({ w_data_pu, w_reg_inic }, index) => ({
			severity: 'stop',
			section: 'wanted',
			record: `records.${index}`,
			sentence: `${[w_data_pu ? `В розыске с ${formatDay(w_data_pu)}` : 'В розыске', w_reg_inic]
				.filter(Boolean)
				.join(', ')}.`,
			question: 'Почему машина в розыске и чем подтверждается, что розыск снят?',
		})),
};

export const explanation: Explanation = {
	condition: 'В реестре розыска есть запись об этой машине.',
	figure: null,
	why: 'Машину в розыске изымают у того, кто на ней приехал; зарегистрировать её нельзя.',
};
