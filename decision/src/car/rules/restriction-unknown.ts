import type { RestrictRecord } from '@avtosverka/contract/check/restrict';
import { readData } from '../car.ts';
import { circumstancesOf, kindOf, questionAbout } from '../restrictions.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'restriction-unknown',
	group: 'law',
	needs: ['restrict'],
	gravest: 'clarify',
	find: (car) =>
		(readData(car, 'restrict')?.records ?? []).flatMap((record, index) => {
			if (kindOf(record) !== null) return [];
			return {
				severity: 'clarify' as const,
				section: 'restrict' as const,
				record: `records.${index}`,
				sentence: `${unknownKind(record)}${circumstancesOf(record)}.`,
				question: questionAbout(record),
			};
		}),
};

function unknownKind({ ogrkod, ogrkodCode }: RestrictRecord): string {
	if (ogrkod !== null) return `Ограничение «${ogrkod}»`;
	if (ogrkodCode === null || ogrkodCode === '0') return 'Ограничение неназванного вида';
	return `Ограничение с неизвестным нам кодом ${ogrkodCode}`;
}

export const explanation: Explanation = {
	condition:
		'В реестре ограничений есть запись, вид которой не назван или нам неизвестен. Код и слова реестра ' +
		'приводятся как есть.',
	figure: null,
	why: 'Что именно запрещено, мы не угадываем; но раз запись есть, до сделки нужно узнать, мешает ли она учёту.',
};
