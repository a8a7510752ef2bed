import { expect, test } from 'vitest';
import { bankruptcy, extrajudicial, question } from '../testing/people.ts';
import { rule } from './bankruptcy-over.ts';

const find = (block: ReturnType<typeof bankruptcy>) =>
	rule.find(question({ bankruptcy: block })).map(({ sentence }) => sentence);

test('a finished procedure is good to know, of a court or out of it', () => {
	expect(find(bankruptcy('Процедура завершена'))).toEqual(['Банкротство завершено (дело А40-1234/2026).']);
	expect(find(extrajudicial())).toEqual(['Банкротство завершено во внесудебном порядке.']);
});

test('one that goes on, a namesake’s and no record are none', () => {
	expect(find(bankruptcy('Реализация имущества'))).toEqual([]);
	expect(find(bankruptcy('Процедура завершена', 'look'))).toEqual([]);
	expect(rule.find(question({}))).toEqual([]);
});
