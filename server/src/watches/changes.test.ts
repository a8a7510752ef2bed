import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownRecords } from '../store/schema/watch.ts';
import { compareRecords, fromDigests, type WatchedRecord } from './changes.ts';

const BEFORE = new Date('2026-11-20T10:00:00Z');
const record = fc.record({
	key: fc.constantFrom('a', 'b', 'c', 'd'),
	content: fc.constantFrom('1', '2', '3'),
	words: fc.constant('Запись'),
	day: fc.constantFrom(null, '2015-07-13', '2026-11-19'),
	stops: fc.boolean(),
}) satisfies fc.Arbitrary<WatchedRecord>;
const records = fc.array(record, { maxLength: 8 });
const NOTHING = { added: [], updated: [], gone: 0 };

function look(
	known: KnownRecords | null,
	seen: readonly WatchedRecord[],
	{ source = 'avtocod' as SupplierId, isComplete = true } = {},
) {
	return compareRecords(known, { source, records: seen, isComplete, before: BEFORE });
}
const remember = (seen: readonly WatchedRecord[], source: SupplierId = 'avtocod') =>
	look(null, seen, { source }).known as KnownRecords;
const count = (known: KnownRecords | null) => Object.values(known?.records ?? {}).flat().length;

describe('answers of one supplier', () => {
	test('the first tells nothing, and one that is not complete is not remembered', () => {
		fc.assert(
			fc.property(records, fc.boolean(), (now, isComplete) => {
				const { changes, known } = look(null, now, { isComplete });
				expect(changes).toEqual(NOTHING);
				expect(known === null).toBe(!isComplete);
			}),
		);
	});

	test('with the same records in any order are no change', () => {
		fc.assert(
			fc.property(
				records.chain((now) =>
					fc.tuple(fc.constant(now), fc.shuffledSubarray(now, { minLength: now.length })),
				),
				([before, now]) => {
					expect(look(remember(before), now).changes).toEqual(NOTHING);
				},
			),
		);
	});

	test('tell nothing twice', () => {
		fc.assert(
			fc.property(records, records, fc.boolean(), (before, now, isComplete) => {
				const { known } = look(remember(before), now, { isComplete });
				expect(look(known, now, { isComplete }).changes).toEqual(NOTHING);
			}),
		);
	});

	test('make every record new, updated, gone or the same, and never two of them', () => {
		fc.assert(
			fc.property(records, records, (before, now) => {
				const { added, updated, gone } = look(remember(before), now).changes;
				expect(added.length - gone).toBe(now.length - before.length);
				expect(added.length + updated.length).toBeLessThanOrEqual(now.length);
				expect(gone + updated.length).toBeLessThanOrEqual(before.length);
			}),
		);
	});

	test('that are not complete take nothing away', () => {
		fc.assert(
			fc.property(records, records, (before, now) => {
				const had = remember(before);
				const { changes, known } = look(had, now, { isComplete: false });
				expect(changes.gone).toBe(0);
				expect(count(known)).toBe(before.length + changes.added.length);
			}),
		);
	});

	test('tell a new record apart from one that says something else', () => {
		const pledge = { key: 'a', content: '1', words: 'Залог', day: null, stops: true };
		const ban = { ...pledge, key: 'b', words: 'Запрет' };
		const { changes } = look(remember([pledge]), [{ ...pledge, content: '2' }, ban]);
		expect(changes).toEqual({ added: ['Запрет'], updated: ['Залог'], gone: 0 });
	});

	test('tell one more ban of the same day as new', () => {
		const ban = { key: '2026-11-20', content: '1', words: 'Запрет', day: '2026-11-20', stops: true };
		const second = { ...ban, content: '2', words: 'Второй запрет' };
		expect(look(remember([ban]), [second, ban]).changes).toEqual({ ...NOTHING, added: ['Второй запрет'] });
		expect(look(remember([ban, second]), [second]).changes).toEqual({ ...NOTHING, gone: 1 });
	});
});

describe('an answer of another supplier', () => {
	/** The same records, each in other words. */
	const inOtherWords = (seen: readonly WatchedRecord[]) =>
		seen.map((one) => ({ ...one, content: `other ${one.content}` }));

	test('that has the same records tells nothing, nor does the first one afterwards', () => {
		fc.assert(
			fc.property(records, (seen) => {
				const gibdd = look(remember(seen), inOtherWords(seen), { source: 'gibdd' });
				expect(gibdd.changes).toEqual(NOTHING);
				expect(look(gibdd.known, seen).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells every record that stops a deal and was not there, once, whoever answers next', () => {
		const stopping = records.map((all) => all.map((one) => ({ ...one, stops: true })));
		fc.assert(
			fc.property(records, stopping, (seen, fresh) => {
				const now = [...seen, ...fresh];
				const gibdd = look(remember(seen), inOtherWords(now), { source: 'gibdd' });
				expect(gibdd.changes).toEqual({ ...NOTHING, added: fresh.map(({ words }) => words) });
				expect(look(gibdd.known, now).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells nothing of what it knows less', () => {
		fc.assert(
			fc.property(records, records, (seen, more) => {
				const gibdd = look(remember([...seen, ...more]), inOtherWords(seen), { source: 'gibdd' });
				expect(gibdd.changes).toEqual(NOTHING);
				expect(look(gibdd.known, [...seen, ...more]).changes).toEqual(NOTHING);
			}),
		);
	});

	const mileage = { key: 'a', content: '1', words: 'Техосмотр', stops: false };
	test.each([
		[null, []],
		['2015-07-13', []],
		['2026-10-20', []],
		['2026-10-22', ['Техосмотр']],
		['2026-11-24', ['Техосмотр']],
	])('tells a record of %s that stops nothing only where its day is a late one', (day, added) => {
		const { changes } = look(remember([]), [{ ...mileage, day }], { source: 'gibdd' });
		expect(changes).toEqual({ ...NOTHING, added });
	});

	test('is not compared with before it was complete', () => {
		const ban = { key: 'b', content: '1', words: 'Запрет', day: null, stops: false };
		const part = look(remember([]), [], { source: 'gibdd', isComplete: false });
		expect(look(part.known, [ban], { source: 'gibdd' }).changes).toEqual(NOTHING);
	});
});

test('what a version before remembered is known by its content', () => {
	const ban = { key: '2026-11-20', content: '1', words: 'Запрет', day: '2026-11-20', stops: true };
	const second = { ...ban, content: '2', words: 'Второй запрет' };
	const third = { ...ban, content: '3', words: 'Третий запрет' };
	const known = fromDigests({ '2026-11-20 1 1': '1\n2' }, [ban, second, third]);
	const { changes } = look(known, [ban, second, third]);
	expect(changes).toEqual({ ...NOTHING, added: ['Третий запрет'] });
});
