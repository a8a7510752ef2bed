import { DrizzleQueryError } from 'drizzle-orm/errors';
import { BotError, type Context, GrammyError, HttpError } from 'grammy';
import { describe, expect, test } from 'vitest';
import { isFinal } from '../bot/updates/problem.ts';
import { backoff } from '../bot/updates/timing.ts';
import { askedPauseMs, describeFailure, OtherBot, problemOf } from './problem.ts';

const refused = (error_code: number, more: object = {}) =>
	new GrammyError('Call failed', { ok: false, error_code, description: 'no', ...more }, 'sendMessage', {
		text: 'Марфа',
	});
const within = (error: Error) => new BotError(error, {} as Context);

describe('what a failure says of the Bot API', () => {
	test.each([
		[refused(401), 'unauthorized', true],
		[refused(404), 'unauthorized', true],
		[new OtherBot(), 'other-bot', true],
		[refused(409), 'conflict', false],
		[refused(429), 'overloaded', false],
		[refused(502), 'failing', false],
		[within(refused(500)), 'failing', false],
		[new HttpError('Network request failed', new Error('with the token')), 'unreachable', false],
	] as const)('%s: %s', (failure, problem, final) => {
		expect(problemOf(failure)).toBe(problem);
		expect(isFinal(problem)).toBe(final);
	});

	test.each([
		[new Error('something of ours'), 'bug'],
		[within(new TypeError('ours')), 'bug'],
		[
			within(new DrizzleQueryError('select 1', [], new Error('No connection: the store is away'))),
			'store-away',
		],
		[new Error('Connection terminated unexpectedly'), 'store-away'],
		[
			new HttpError(
				'Network request failed',
				Object.assign(new Error('of theirs'), { code: 'ECONNREFUSED' }),
			),
			'unreachable',
		],
	] as const)('%s: %s', (failure, problem) => {
		expect(problemOf(failure)).toBe(problem);
	});

	test('is how long it wants to be left alone, where it says so', () => {
		expect(askedPauseMs(within(refused(429, { parameters: { retry_after: 7 } })))).toBe(7_000);
		expect(askedPauseMs(refused(500))).toBe(0);
	});

	test('is told to the log without what was sent', () => {
		const described = JSON.stringify(describeFailure(within(refused(500))));
		expect(described).toContain('GrammyError');
		expect(described).not.toContain('Марфа');
	});
});

describe('the pause after failures', () => {
	test('doubles up to the longest, and is never the same for all', () => {
		const drawn = (failures: number) => Array.from({ length: 50 }, () => backoff([1_000, 20_000], failures));
		for (const [failures, whole] of [
			[1, 1_000],
			[3, 4_000],
			[30, 20_000],
		] as const) {
			const pauses = drawn(failures);
			expect(Math.min(...pauses)).toBeGreaterThanOrEqual(whole / 2);
			expect(Math.max(...pauses)).toBeLessThanOrEqual(whole);
			expect(new Set(pauses).size).toBeGreaterThan(10);
		}
	});
});
