import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { readData } from '../car.ts';
import { dayOf } from '../days.ts';
import { ownerPeriodsOf } from '../owner-periods.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'customs-after-registration',
	group: 'papers',
	needs: ['customs', 'registration'],
	gravest: 'clarify',
	find: (car) => {
		const released = dayOf(readData(car, 'customs')?.date ?? null);
		const [first] = ownerPeriodsOf(car);
		if (released === null || first === undefined || released <= first.from) return [];
		return [
			{
				severity: 'clarify',
				section: 'customs',
				record: 'date',
				sentence:
					`Таможня выпустила машину ${formatDay(released)}, ` +
					`позже первой регистрации в России ${formatDay(first.from)}.`,
				question:
					'Почему таможня оформляла машину, которая уже стояла на учёте? Покажите таможенные документы.',
				inspect: 'VIN в таможенных документах: тот же ли, что на кузове.',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'День выпуска таможней позже первого дня учёта в России.',
	figure: null,
	why:
		'Ввезённую машину сперва выпускает таможня, потом регистрирует ГИБДД. Обратный порядок бывает у ' +
		'вывезенной и возвращённой машины, а бывает и у собранной из двух. Допуска нет: дни берут из ' +
		'документов.',
};
