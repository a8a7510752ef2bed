import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WatchedRecord } from '../check/sections/watched-record.ts';
import type { KnownRecords } from '../store/schema/watch.ts';
import { compareRecords } from './changes.ts';

const FORM = 1;
const BEFORE = new Date('2026-11-20T10:00:00Z');
const record = fc.record({
	key: fc.constantFrom('a', 'b', 'c', 'd'),
	state: fc.tuple(fc.constantFrom('1', '2', '3')),
	words: fc.constant('Запись'),
	day: fc.constantFrom(null, '2015-07-13', '2026-11-19'),
	stops: fc.boolean(),
}) satisfies fc.Arbitrary<WatchedRecord>;
const records = fc.array(record, { maxLength: 8 });
const NOTHING = { added: [], updated: [], gone: 0 };

function answerOf(
	known: KnownRecords | null,
	seen: readonly WatchedRecord[],
	{ source = 'avtocod' as SupplierId, isComplete = true } = {},
) {
	return compareRecords(known, { form: FORM, source, records: seen, isComplete, before: BEFORE });
}
const remember = (seen: readonly WatchedRecord[], source: SupplierId = 'avtocod') =>
	answerOf(null, seen, { source }).known as KnownRecords;
const count = (known: KnownRecords | null) => Object.values(known?.records ?? {}).flat().length;

describe('answers of one supplier', () => {
	test('the first tells nothing, and one that is not complete is not remembered', () => {
		fc.assert(
			fc.property(records, fc.boolean(), (now, isComplete) => {
				const { changes, known } = answerOf(null, now, { isComplete });
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
					expect(answerOf(remember(before), now).changes).toEqual(NOTHING);
				},
			),
		);
	});

	test('tell nothing twice', () => {
		fc.assert(
			fc.property(records, records, fc.boolean(), (before, now, isComplete) => {
				const { known } = answerOf(remember(before), now, { isComplete });
				expect(answerOf(known, now, { isComplete }).changes).toEqual(NOTHING);
			}),
		);
	});

	test('make every record new, updated, gone or the same, and never two of them', () => {
		fc.assert(
			fc.property(records, records, (before, now) => {
				const { added, updated, gone } = answerOf(remember(before), now).changes;
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
				const { changes, known } = answerOf(had, now, { isComplete: false });
				expect(changes.gone).toBe(0);
				expect(count(known)).toBe(before.length + changes.added.length);
			}),
		);
	});

	test('tell a new record apart from one that says something else', () => {
		const pledge = { key: 'a', state: ['1'], words: 'Залог', day: null, stops: true };
		const ban = { ...pledge, key: 'b', words: 'Запрет' };
		const { changes } = answerOf(remember([pledge]), [{ ...pledge, state: ['2'] }, ban]);
		expect(changes).toEqual({ added: ['Запрет'], updated: ['Залог'], gone: 0 });
	});

	test('tell one more ban of the same day as new', () => {
		const ban = { key: '2026-11-20', state: ['1'], words: 'Запрет', day: '2026-11-20', stops: true };
		const second = { ...ban, state: ['2'], words: 'Второй запрет' };
		expect(answerOf(remember([ban]), [second, ban]).changes).toEqual({
			...NOTHING,
			added: ['Второй запрет'],
		});
		expect(answerOf(remember([ban, second]), [second]).changes).toEqual({ ...NOTHING, gone: 1 });
	});
});

describe('an answer of another supplier', () => {
	/** The same records from a supplier that does not tell their state. */
	const withoutState = (seen: readonly WatchedRecord[]) => seen.map((one) => ({ ...one, state: [null] }));

	test('that has the same records tells nothing, nor does the first one afterwards', () => {
		fc.assert(
			fc.property(records, (seen) => {
				const gibdd = answerOf(remember(seen), withoutState(seen), { source: 'gibdd' });
				expect(gibdd.changes).toEqual(NOTHING);
				expect(answerOf(gibdd.known, seen).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells every record that stops a deal and was not there, once, whoever answers next', () => {
		const stopping = records.map((all) => all.map((one) => ({ ...one, stops: true })));
		fc.assert(
			fc.property(records, stopping, (seen, fresh) => {
				const now = [...seen, ...fresh];
				const gibdd = answerOf(remember(seen), withoutState(now), { source: 'gibdd' });
				expect(gibdd.changes).toEqual({ ...NOTHING, added: fresh.map(({ words }) => words) });
				expect(answerOf(gibdd.known, now).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells nothing of what it knows less', () => {
		fc.assert(
			fc.property(records, records, (seen, more) => {
				const gibdd = answerOf(remember([...seen, ...more]), withoutState(seen), { source: 'gibdd' });
				expect(gibdd.changes).toEqual(NOTHING);
				expect(answerOf(gibdd.known, [...seen, ...more]).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells nothing of the same records, whoever of the two told them first and whatever it leaves out', () => {
		fc.assert(
			fc.property(records, fc.boolean(), (seen, isFirst) => {
				const [first, second] = isFirst ? [seen, withoutState(seen)] : [withoutState(seen), seen];
				const gibdd = answerOf(remember(first), second, { source: 'gibdd' });
				expect(gibdd.changes).toEqual(NOTHING);
				expect(answerOf(gibdd.known, first).changes).toEqual(NOTHING);
			}),
		);
	});

	test('tells that a record says something else, once, whoever answers next', () => {
		const policy = { key: 'a', state: ['1'], words: 'Полис', day: null, stops: false };
		const ended = { ...policy, state: ['2'] };
		const gibdd = answerOf(remember([policy]), [ended], { source: 'gibdd' });
		expect(gibdd.changes).toEqual({ ...NOTHING, updated: ['Полис'] });
		expect(answerOf(gibdd.known, [ended]).changes).toEqual(NOTHING);
	});

	test('takes away what it told before, and nothing that it never told', () => {
		const ban = { key: 'b', state: ['1'], words: 'Запрет', day: null, stops: true };
		const never = answerOf(remember([ban]), [], { source: 'gibdd' });
		expect(never.changes).toEqual(NOTHING);
		const both = answerOf(remember([ban]), [ban], { source: 'gibdd' });
		const gone = answerOf(both.known, []);
		expect(gone.changes).toEqual({ ...NOTHING, gone: 1 });
		expect(answerOf(gone.known, [], { source: 'gibdd' }).changes).toEqual(NOTHING);
	});

	const mileage = { key: 'a', state: ['1'], words: 'Техосмотр', stops: false };
	test.each([
		[null, false],
		['2015-07-13', false],
		['2026-11-20', false],
		['2026-11-21', true],
	])('tells a record of %s that stops nothing at once only where its day is a later one', (day, atOnce) => {
		const one = { ...mileage, day };
		const gibdd = answerOf(remember([]), [one], { source: 'gibdd' });
		expect(gibdd.changes.added).toEqual(atOnce ? ['Техосмотр'] : []);
		const next = answerOf(gibdd.known, [one]);
		expect(next.changes.added).toEqual(atOnce ? [] : ['Техосмотр']);
		expect(answerOf(next.known, [one]).changes).toEqual(NOTHING);
	});

	test('is not compared with before it was complete', () => {
		const ban = { key: 'b', state: ['1'], words: 'Запрет', day: null, stops: false };
		const part = answerOf(remember([]), [], { source: 'gibdd', isComplete: false });
		expect(answerOf(part.known, [ban], { source: 'gibdd' }).changes).toEqual(NOTHING);
	});
});

describe('what is remembered in another form', () => {
	const ofAnotherForm = fc.oneof(
		records.map((seen) => ({ ...remember(seen), form: FORM + 1 })),
		// As older versions stored it: digests of all that a supplier said.
		fc.constant({
			source: 'avtocod',
			records: { a: [{ source: 'avtocod', content: 'sha256' }] },
		} as unknown as KnownRecords),
	);

	test('is replaced without a word by the next answer that is complete', () => {
		fc.assert(
			fc.property(ofAnotherForm, records, records, (old, now, next) => {
				const { changes, known } = answerOf(old, now);
				expect(changes).toEqual(NOTHING);
				expect(known).toEqual(remember(now));
				expect(answerOf(known, next)).toEqual(answerOf(remember(now), next));
			}),
		);
	});
});
