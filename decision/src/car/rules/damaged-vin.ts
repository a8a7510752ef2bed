import { readDamageCode } from '@avtosverka/contract/vocabulary/damage';
import { readData } from '../car.ts';
import { onDay } from '../days.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'damaged-vin',
	group: 'law',
	needs: ['dtp'],
	gravest: 'clarify',
	find: (car) =>
		(readData(car, 'dtp')?.Accidents ?? []).flatMap(({ DamagePoints, AccidentDateTime }, index) => {
			if (!DamagePoints.some((code) => readDamageCode(code)?.harms === 'vin')) return [];
			return {
				severity: 'clarify' as const,
				section: 'dtp' as const,
				record: `Accidents.${index}`,
				sentence: `В ДТП${onDay(AccidentDateTime)} повреждён VIN на кузове.`,
				question: 'Есть ли заключение экспертизы о подлинности номера кузова?',
				inspect: 'Знаки VIN на кузове: целы ли, ровно ли стоят, нет ли следов сварки вокруг.',
			};
		}),
};

export const explanation: Explanation = {
	condition: 'Среди повреждений в ДТП есть код 20 «повреждение VIN».',
	figure: null,
	why: 'При постановке на учёт VIN сверяют; нечитаемый отправят на экспертизу, и до её вывода учёта не будет.',
};
