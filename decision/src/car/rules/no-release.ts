import { isSettled, readData } from '../car.ts';
import { isForeignVin } from '../data/vin-origin.ts';
import { ownerPeriodsOf } from '../owner-periods.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'no-release',
	group: 'papers',
	needs: ['customs', 'registration'],
	gravest: 'clarify',
	find: (car) => {
		const data = readData(car, 'customs');
		const isNone = isSettled(car, 'customs') && (data === null || data.code === 404);
		if (!isNone || !isForeignVin(car.subject.vin)) return [];
		const neverRegistered = isSettled(car, 'registration') && ownerPeriodsOf(car).length === 0;
		return [
			{
				severity: neverRegistered ? 'clarify' : 'know',
				section: 'customs',
				record: 'code',
				sentence: neverRegistered
					? 'Судя по VIN, завод зарубежный, а ни таможня, ни ГИБДД этой машины не знают.'
					: 'Судя по VIN, завод зарубежный, а записи у таможни нет.',
				question: 'Когда и кто ввёз машину? Покажите ПТС с отметкой таможни или ЭПТС.',
			},
		];
	},
};

export const explanation: Explanation = {
	condition:
		'Первые знаки VIN — зарубежного завода, а в реестре таможни выпуска нет. Если и ГИБДД не знает ' +
		'ни одного владельца — выяснить до денег.',
	figure: null,
	why:
		'О давно ввезённой машине записи у таможни может не быть, а учёт она уже прошла. Машину, которую ' +
		'не выпускали и не регистрировали, на учёт без таможенных документов не поставят.',
};
