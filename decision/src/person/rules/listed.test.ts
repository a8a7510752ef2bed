import { expect, test } from 'vitest';
import { listed, question, silent } from '../testing/people.ts';
import { rule } from './listed.ts';

test('an entry stops, with its status where it is told', () => {
	expect(rule.find(question({ terrorist: listed() }))[0]).toMatchObject({
		severity: 'stop',
		record: 'data.0',
	});
	const data = listed().data.map((item) => ({ ...item, StatusName: null }));
	expect(rule.find(question({ terrorist: { data } }))[0]?.sentence).not.toMatch(/null|статус/);
});

test('a name that fits in part, no entry and silence are no reason', () => {
	expect(rule.find(question({ terrorist: listed('look') }))).toEqual([]);
	expect(rule.find(question({}))).toEqual([]);
	expect(rule.find(question({ terrorist: silent() }))).toEqual([]);
});
