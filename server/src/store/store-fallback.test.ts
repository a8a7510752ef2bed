import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { SECOND_MS, testClock } from '../answers/testing/test-clock.ts';
import { createLog } from '../log.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import { createStoreFallback } from './store-fallback.ts';

const withCode = (code: string, message = 'words') => Object.assign(new Error(message), { code });
const AWAY = withCode('ECONNREFUSED');

describe('a store is away', () => {
	test.each([
		AWAY,
		withCode('EPIPE'),
		withCode('57P01', 'terminating connection due to administrator command'),
		withCode('53300', 'sorry, too many clients already'),
		withCode('25006', 'cannot execute INSERT in a read-only transaction'),
		new Error('timeout exceeded when trying to connect'),
		new Error('Connection terminated unexpectedly'),
		new Error('Query read timeout'),
		new Error('Cannot use a pool after calling end on the pool'),
		new AggregateError([AWAY]),
		new DrizzleQueryError('select 1', [], AWAY),
	])('by %s', (error) => expect(isStoreUnavailable(error)).toBe(true));

	test.each([
		withCode('42P01', 'relation "connection" does not exist'),
		withCode('22P02'),
		withCode('ERR_INVALID_ARG_TYPE'),
		new DrizzleQueryError('select 1', [], withCode('23505')),
		new TypeError('undefined is not a function'),
		'connection',
		null,
	])('but not by %s', (error) => expect(isStoreUnavailable(error)).toBe(false));
});

describe('while the store is away', () => {
	function setUp() {
		const clock = testClock();
		const lines: string[] = [];
		const log = createLog('trace', { write: (line) => lines.push(line) });
		let tries = 0;
		const failing = async (): Promise<string> => {
			tries += 1;
			throw AWAY;
		};
		const storeFallback = createStoreFallback({ clock, log }, 'something');
		return { clock, lines, failing, storeFallback, tries: () => tries };
	}

	test('something stands in for it, and it is left in peace for a second', async () => {
		const { clock, failing, storeFallback, tries } = setUp();
		expect(await storeFallback.during(failing, () => 'instead')).toBe('instead');
		expect(await storeFallback.during(failing, () => 'instead')).toBe('instead');
		expect(tries()).toBe(1);
		clock.pass(SECOND_MS);
		expect(
			await storeFallback.during(
				async () => 'itself',
				() => 'instead',
			),
		).toBe('itself');
	});

	test('the operator hears of it once a minute', async () => {
		const { clock, lines, failing, storeFallback } = setUp();
		for (let second = 0; second < 61; second += 1) {
			await storeFallback.during(failing, () => 'instead');
			clock.pass(SECOND_MS);
		}
		expect(lines).toHaveLength(2);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, part: 'something', reason: 'words' });
		expect(lines[0]).not.toContain('stack');
	});

	test('nothing of what was asked is in what they hear', async () => {
		const { lines, storeFallback } = setUp();
		const asked = new DrizzleQueryError('select * from kept_answer', ['XTAGFL110KY700281'], AWAY);
		await storeFallback.during(
			() => Promise.reject(asked),
			() => 'instead',
		);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: 'words' });
		expect(lines[0]).not.toMatch(/kept_answer|XTAGFL110KY700281/);
	});

	test('after our own close something stands in without a word', async () => {
		const { lines, storeFallback } = setUp();
		const late = storeFallback.during(
			() => Promise.reject(new Error('Cannot use a pool after calling end on the pool')),
			() => 'instead',
		);
		expect(await late).toBe('instead');
		expect(lines).toEqual([]);
	});

	test('a question that it refuses is a bug all the same', async () => {
		const { lines, storeFallback } = setUp();
		const bug = storeFallback.during(
			() => Promise.reject(withCode('42P01')),
			() => 'instead',
		);
		await expect(bug).rejects.toThrow('words');
		expect(lines).toEqual([]);
	});
});
