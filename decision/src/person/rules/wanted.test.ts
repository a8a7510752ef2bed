import { expect, test } from 'vitest';
import { partial, question, silent, wanted } from '../testing/people.ts';
import { rule } from './wanted.ts';

test('a record stops, also in an answer that was not read to its end, with the office where it is told', () => {
	expect(rule.find(question({ fsin_wanted: wanted() }))[0]?.sentence).toBe(
		'В розыске ФСИН, УФСИН по г. Москве.',
	);
	const items = wanted().items.map((item) => ({ ...item, territory: null }));
	expect(rule.find(question({ fsin_wanted: partial({ items }) }))[0]?.sentence).toBe('В розыске ФСИН.');
});

test('a possible namesake, no record and silence are no reason', () => {
	expect(rule.find(question({ fsin_wanted: wanted('name-only') }))).toEqual([]);
	expect(rule.find(question({}))).toEqual([]);
	expect(rule.find(question({ fsin_wanted: silent() }))).toEqual([]);
});
