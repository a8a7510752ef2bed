import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { expect, test } from 'vitest';
import { enforcement, fssp, question } from '../testing/people.ts';
import { rule } from './debts-may-return.ts';

const closed = (article: string | null) => ({
	...enforcement(null),
	closed: { date: '2021-06-30', article },
});
const say = (...items: readonly FsspItem[]) =>
	rule.find(question({ fssp: fssp(...items) })).map(({ sentence }) => sentence);

test('cases that ended for want of anything to take may begin anew', () => {
	expect(say(closed('46'))[0]).toMatch(/^1 производство окончено по статье 46/);
	expect(say(enforcement(5), closed('46'), closed('46'))[0]).toMatch(/^2 производства окончены/);
});

test('cases that were fulfilled, open ones, and those that do not say how they ended are none', () => {
	expect(say(closed('47'))).toEqual([]);
	expect(say(enforcement(5))).toEqual([]);
	expect(say(closed(null))).toEqual([]);
});
