import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAW_RUNS } from '../testing/law-runs.ts';
import { decidePerson } from './decide.ts';
import { isBlockSettledToday } from './person.ts';
import { anyQuestion } from './testing/any-question.ts';
import { blockOf, NOW, partial, question, silent } from './testing/people.ts';

const DAYS_LATER = { now: new Date(NOW.getTime() + 3 * 86_400_000) };

test('a register that has answered is never among what was not checked, one that has not always is', () => {
	fc.assert(
		fc.property(anyQuestion, (one) => {
			const { notChecked, unsettled } = decidePerson(one);
			const places = (block: string) => [
				...(notChecked.some((line) => line.block === block) ? ['not checked'] : []),
				...(unsettled.some((line) => line.block === block) ? ['unsettled'] : []),
				...(isBlockSettledToday(one, block as never) ? ['settled'] : []),
			];
			for (const register of PERSON_REGISTERS) {
				const { state, data } = one.blocks[register];
				const isReadable = state === 'clear' || data !== null;
				const hasAnswered = ['found', 'clear', 'partial'].includes(state ?? '') && isReadable;
				const [place, ...others] = places(register);
				expect(others).toEqual([]);
				expect(place === 'not checked').toBe(!hasAnswered);
			}
		}),
		LAW_RUNS,
	);
});

test('an answer of another day was given: it is old, and nothing that was not checked', () => {
	const { notChecked, unsettled, verdict } = decidePerson(question({}, DAYS_LATER));
	expect(notChecked.filter(({ block }) => block !== null)).toEqual([]);
	expect(unsettled.map(({ block }) => block)).toEqual(PERSON_REGISTERS);
	expect(unsettled[0]?.why).toBe('ответ от 22 ноября 2026, 14:59, сегодня не спрашивали');
	expect(verdict).toBe('too-little');
});

test('an answer in part, an unknown passport and one without a day say what is wanting', () => {
	const { notChecked, unsettled } = decidePerson(
		question({
			passport: { isValid: null },
			fssp: partial({ items: [], total: 0 }),
			pledge: blockOf('clear', { pageData: [] }, null),
			arbiter: silent(),
		}),
	);
	expect(unsettled).toEqual([
		{ block: 'passport', why: 'реестр не знает этого паспорта: сверьте номер' },
		{ block: 'fssp', why: 'прочитано не всё' },
		{ block: 'pledge', why: 'день ответа неизвестен' },
	]);
	expect(notChecked[0]).toEqual({ block: 'arbiter', why: 'реестр не ответил' });
});

test('what cannot be read is not taken for an answer', () => {
	const { notChecked } = decidePerson(question({ fssp: { ...blockOf('found', null), data: null } as never }));
	expect(notChecked[0]).toEqual({ block: 'fssp', why: 'ответ не удалось прочитать' });
});
