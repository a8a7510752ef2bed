import { expect, test } from 'vitest';
import { bankruptcy, question, silent } from '../testing/people.ts';
import { rule } from './bankruptcy-sale.ts';

const find = (...stage: Parameters<typeof bankruptcy>) =>
	rule.find(question({ bankruptcy: bankruptcy(...stage) })).map(({ sentence }) => sentence);

test('says that the manager sells instead of the owner, and in which case', () => {
	expect(find('Реализация имущества')).toEqual([
		'Банкротство: имущество продаёт финансовый управляющий, а не владелец (дело А40-1234/2026).',
	]);
	expect(find('Конкурсное производство')).toHaveLength(1);
});

test('without a case says what is left', () => {
	const [item] = bankruptcy('Реализация имущества').result.pageData;
	if (!item?.lastLegalCase) throw new Error('no case');
	const bare = { ...item, arbitrManagerFio: null, lastLegalCase: { ...item.lastLegalCase, number: null } };
	const [found] = rule.find(question({ bankruptcy: { result: { pageData: [bare] } } }));
	expect(found?.sentence).toBe('Банкротство: имущество продаёт финансовый управляющий, а не владелец.');
});

test('a sale that is finished, other stages, a namesake’s and silence are no reason', () => {
	expect(find('Реализация имущества завершена')).toEqual([]);
	expect(find('Реструктуризация долгов')).toEqual([]);
	expect(find('Реализация имущества', 'look')).toEqual([]);
	expect(rule.find(question({ bankruptcy: silent() }))).toEqual([]);
});
