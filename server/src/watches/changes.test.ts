import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRecords, rememberRecords, type WatchedRecord } from './changes.ts';

const record = fc.record({
	key: fc.constantFrom('a', 'b', 'c', 'd'),
	content: fc.constantFrom('1', '2', '3'),
	words: fc.constant('Запись'),
}) satisfies fc.Arbitrary<WatchedRecord>;
const records = fc.array(record, { maxLength: 8 });
const COMPLETE = { isComplete: true };
const NOTHING = { added: [], updated: [], gone: 0 };

test('the first answer tells nothing, and one that is not complete is not remembered', () => {
	fc.assert(
		fc.property(records, fc.boolean(), (now, isComplete) => {
			const { changes, known } = compareRecords(null, now, { isComplete });
			expect(changes).toEqual(NOTHING);
			expect(known).toEqual(isComplete ? rememberRecords(now) : null);
		}),
	);
});

test('the same records in any order are no change', () => {
	fc.assert(
		fc.property(
			records.chain((now) => fc.tuple(fc.constant(now), fc.shuffledSubarray(now, { minLength: now.length }))),
			([before, now]) => {
				expect(compareRecords(rememberRecords(before), now, COMPLETE).changes).toEqual(NOTHING);
			},
		),
	);
});

test('what is told once is not told again', () => {
	fc.assert(
		fc.property(records, records, fc.boolean(), (before, now, isComplete) => {
			const { known } = compareRecords(rememberRecords(before), now, { isComplete });
			expect(compareRecords(known, now, { isComplete }).changes).toEqual(NOTHING);
		}),
	);
});

test('every key is new, updated, gone or the same, and never two of them', () => {
	fc.assert(
		fc.property(records, records, (before, now) => {
			const [had, has] = [rememberRecords(before), rememberRecords(now)];
			const { added, updated, gone } = compareRecords(had, now, COMPLETE).changes;
			const same = Object.keys(had).filter((key) => had[key] === has[key]).length;
			expect(added.length + updated.length + same).toBe(Object.keys(has).length);
			expect(updated.length + gone + same).toBe(Object.keys(had).length);
		}),
	);
});

test('an incomplete answer takes nothing away', () => {
	fc.assert(
		fc.property(records, records, (before, now) => {
			const had = rememberRecords(before);
			const { changes, known } = compareRecords(had, now, { isComplete: false });
			expect(changes.gone).toBe(0);
			expect(Object.keys(known ?? {})).toEqual(expect.arrayContaining(Object.keys(had)));
		}),
	);
});

test('a new event is told apart from a record that says something else', () => {
	const before = [{ key: 'a', content: '1', words: 'Залог' }];
	const now = [
		{ key: 'a', content: '2', words: 'Залог' },
		{ key: 'b', content: '1', words: 'Запрет' },
	];
	expect(compareRecords(rememberRecords(before), now, COMPLETE).changes).toEqual({
		added: ['Запрет'],
		updated: ['Залог'],
		gone: 0,
	});
});
