import { blockDataOf } from '../person.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'passport-invalid',
	needs: ['passport'],
	gravest: 'stop',
	find: (question) =>
		blockDataOf(question, 'passport')?.isValid === false
			? [
					{
						severity: 'stop',
						block: 'passport',
						record: 'isValid',
						sentence:
							'Паспорт недействителен: по нему продавец не подпишет договор и не снимет машину с учёта. Попросите действующий.',
					},
				]
			: [],
};

export const explanation: Explanation = {
	condition: 'МВД отвечает, что паспорт недействителен.',
	figure: null,
	why: 'Договор, подписанный по недействительному паспорту, ГИБДД не примет.',
};
