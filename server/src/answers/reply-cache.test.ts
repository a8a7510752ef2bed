import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPreparedReplies } from './reply-cache.ts';
import { HOUR_MS, SECOND_MS, testClock } from './testing/test-clock.ts';

const Schema = z.object({ vin: z.string() });

function prepared() {
	const clock = testClock();
	const replies = createPreparedReplies(clock);
	const prepare = (retentionMs: number) =>
		replies.prepare('key', Schema, { vin: 'X', extra: 1 }, new Date(clock.now().getTime() + retentionMs));
	return { clock, replies, prepare };
}

describe('a prepared reply', () => {
	test('carries what its schema knows and nothing else', () => {
		const { replies, prepare } = prepared();
		prepare(HOUR_MS);
		expect(replies.get('key')?.prepared.plain.toString()).toBe('{"vin":"X"}');
	});

	test('lives half a minute', () => {
		const { clock, replies, prepare } = prepared();
		prepare(HOUR_MS);
		clock.pass(29 * SECOND_MS);
		expect(replies.get('key')).not.toBeNull();
		clock.pass(SECOND_MS);
		expect(replies.get('key')).toBeNull();
	});

	test('never outlives the answer in it', () => {
		const { clock, replies, prepare } = prepared();
		prepare(5 * SECOND_MS);
		clock.pass(5 * SECOND_MS);
		expect(replies.get('key')).toBeNull();
	});

	test('can be forgotten', () => {
		const { replies, prepare } = prepared();
		prepare(HOUR_MS);
		replies.forget('key');
		expect(replies.get('key')).toBeNull();
	});

	test('that does not fit its schema is our bug', () => {
		const { replies, clock } = prepared();
		expect(() => replies.prepare('key', Schema, { vin: 5 }, clock.now())).toThrow();
	});
});
