import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'listed',
	needs: ['terrorist'],
	gravest: 'stop',
	find: (question) =>
		ownRows(question, 'terrorist').map(({ row: { StatusName }, record }) => ({
			severity: 'stop',
			block: 'terrorist',
			record,
			sentence: `В перечне террористов и экстремистов Росфинмониторинга${StatusName ? `, статус «${StatusName}»` : ''}: деньги и имущество продавца замораживают, банк не проведёт платёж.`,
		})),
};

export const explanation: Explanation = {
	condition: 'В перечне Росфинмониторинга есть запись с именем и датой рождения этого человека.',
	figure: null,
	why: 'Имущество людей из перечня замораживают (115-ФЗ, статья 7): банк не проведёт деньги, договор не исполнить.',
};
