import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { expect, test } from 'vitest';
import { enforcement, fssp, question, silent } from '../testing/people.ts';
import { rule } from './debts.ts';

const say = (...items: readonly FsspItem[]) =>
	rule.find(question({ fssp: fssp(...items) })).map(({ sentence }) => sentence.replaceAll(/\s/g, ' '));

test('the sum of the open cases, and what to do about them', () => {
	expect(say(enforcement(201_500.4), enforcement(0.1), enforcement(0.2))).toEqual([
		'Долг у приставов: 201 500,70 ₽, 3 производства. Бывает, что пристав запрещает регистрацию: попросите продавца погасить долг до подписания и запросите «Ограничения» снова в тот же день.',
	]);
});

test('a sum that is not told is not taken for none', () => {
	expect(say(enforcement(5_000), enforcement(null))[0]).toContain('не меньше 5 000 ₽, 2 производства');
	expect(say(enforcement(null))[0]).toContain('Долг у приставов: сумма не названа');
});

test('closed cases, a namesake’s and silence are no debt', () => {
	expect(say({ ...enforcement(5), closed: { date: null, article: '47' } })).toEqual([]);
	expect(say(enforcement(5, 'name-only'))).toEqual([]);
	expect(rule.find(question({ fssp: silent() }))).toEqual([]);
});
