import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type AttemptOutcome,
	afterAttempt,
	type BlockLife,
	ended,
	isOver,
	isReady,
	newBlock,
	outcomeOf,
	RETRY_SCHEDULE,
} from './life.ts';

const CREATED = new Date('2026-11-21T10:00:00Z');
const at = (ms: number) => new Date(CREATED.getTime() + ms);
const since = (moment: Date | null) => (moment === null ? null : moment.getTime() - CREATED.getTime());
const OUTCOMES: readonly AttemptOutcome[] = ['settled', 'failed', 'not-asked', 'postponed'];

/** One attempt after another, each taking so long, until nothing is left to ask. */
function live(attempts: readonly { outcome: AttemptOutcome; tookMs: number }[]) {
	const steps: { startedAt: Date; block: BlockLife }[] = [];
	let block = newBlock(CREATED, RETRY_SCHEDULE);
	for (const { outcome, tookMs } of attempts) {
		if (block.nextAt === null) break;
		const startedAt = block.nextAt;
		if (isOver(CREATED, startedAt, RETRY_SCHEDULE)) {
			block = ended(block);
			steps.push({ startedAt, block });
			break;
		}
		const now = new Date(startedAt.getTime() + tookMs);
		block = afterAttempt(block, { outcome, begun: CREATED, now, spread: 0.5 }, RETRY_SCHEDULE);
		steps.push({ startedAt, block });
	}
	return { block, steps };
}

const failing = (count: number, tookMs = 0) =>
	Array.from({ length: count }, () => ({ outcome: 'failed' as const, tookMs }));
const anyAttempts = fc.array(
	fc.record({ outcome: fc.constantFrom(...OUTCOMES), tookMs: fc.nat({ max: 120_000 }) }),
	{ minLength: 1, maxLength: 120 },
);

describe('a block whose register fails', () => {
	test('is asked at 0, 5, 20, 60 and 120 seconds, then slowly', () => {
		const { steps } = live(failing(7));
		expect(steps.slice(0, 5).map(({ startedAt }) => since(startedAt))).toEqual([
			0, 5_000, 20_000, 60_000, 120_000,
		]);
		const slow = steps
			.slice(5)
			.map(
				({ startedAt }, index) =>
					(since(startedAt) as number) - (since(steps[index + 4]?.startedAt ?? null) as number),
			);
		expect(slow).toEqual([945_000, 1_890_000]);
	});

	test('is spared for a moment where its attempts take longer than their pauses', () => {
		const { steps } = live(failing(3, 20_000));
		expect(steps.map(({ startedAt }) => since(startedAt))).toEqual([0, 25_000, 60_000 - 10_000]);
	});

	test('ends after seven days, with its last look at their very end', () => {
		const { block, steps } = live(failing(1_000));
		expect(block.nextAt).toBe(null);
		expect(since(steps.at(-1)?.startedAt ?? null)).toBe(RETRY_SCHEDULE.lifeMs);
		expect(steps.length).toBeLessThan(70);
	});
});

describe('any block', () => {
	test('is never asked again once it has its data', () => {
		fc.assert(
			fc.property(anyAttempts, (attempts) => {
				const { block, steps } = live(attempts);
				const settled = steps.findIndex((step) => step.block.answered);
				expect(settled === -1 || settled === steps.length - 1).toBe(true);
				expect(block.answered && block.nextAt !== null).toBe(false);
			}),
		);
	});

	test('counts every attempt, goes forward in time and never past its seven days', () => {
		fc.assert(
			fc.property(anyAttempts, (attempts) => {
				const { steps } = live(attempts);
				for (const [index, { startedAt, block }] of steps.entries()) {
					const before = index === 0 ? newBlock(CREATED, RETRY_SCHEDULE) : steps[index - 1]?.block;
					if (!before) throw new Error('no step before');
					expect(block.attempts >= before.attempts).toBe(true);
					if (block.nextAt !== null) {
						expect(block.nextAt > startedAt).toBe(true);
						expect((since(block.nextAt) as number) <= RETRY_SCHEDULE.lifeMs).toBe(true);
					}
				}
			}),
		);
	});

	test('ends, whatever happens: answered, or after its time', () => {
		fc.assert(
			fc.property(
				fc.constantFrom<AttemptOutcome>('failed', 'not-asked'),
				fc.nat({ max: 100_000 }),
				(outcome, tookMs) => {
					const { block } = live(Array.from({ length: 1_000 }, () => ({ outcome, tookMs })));
					expect(block).toMatchObject({ answered: false, nextAt: null });
				},
			),
			{ numRuns: 20 },
		);
	});

	test('counts nobody to ask as five attempts at once', () => {
		expect(live([{ outcome: 'not-asked', tookMs: 0 }]).block.attempts).toBe(5);
		expect(live([...failing(7), { outcome: 'not-asked', tookMs: 0 }]).block.attempts).toBe(8);
	});
});

describe('a report', () => {
	const block = (attempts: number, answered = false): BlockLife => ({
		attempts,
		answered,
		nextAt: answered ? null : at(1),
	});

	test('may be paid for when every block has data or five attempts', () => {
		expect(isReady([block(1, true), block(5)], CREATED, at(0), RETRY_SCHEDULE)).toBe(true);
		expect(isReady([block(1, true), block(4)], CREATED, at(0), RETRY_SCHEDULE)).toBe(false);
	});

	test('may be paid for after four minutes at the latest', () => {
		expect(isReady([block(0)], CREATED, at(239_999), RETRY_SCHEDULE)).toBe(false);
		expect(isReady([block(0)], CREATED, at(240_000), RETRY_SCHEDULE)).toBe(true);
	});

	test('that may be paid for stays so, whatever is answered afterwards', () => {
		fc.assert(
			fc.property(
				fc.array(anyAttempts, { minLength: 8, maxLength: 8 }),
				fc.nat({ max: 300_000 }),
				fc.nat({ max: 300_000 }),
				(lives, oneMs, laterMs) => {
					const seen = (ms: number) =>
						lives.map((attempts) => {
							const { steps } = live(attempts);
							const past = steps.filter(({ startedAt }) => (since(startedAt) as number) <= ms);
							return past.at(-1)?.block ?? newBlock(CREATED, RETRY_SCHEDULE);
						});
					const [early, late] = [oneMs, oneMs + laterMs];
					if (!isReady(seen(early), CREATED, at(early), RETRY_SCHEDULE)) return;
					expect(isReady(seen(late), CREATED, at(late), RETRY_SCHEDULE)).toBe(true);
				},
			),
		);
	});
});

test('the seven states come to four outcomes', () => {
	expect(['found', 'clear', 'partial'].map((state) => outcomeOf(state as never))).toEqual([
		'settled',
		'settled',
		'settled',
	]);
	expect(['unreachable', 'refused', 'unreadable'].map((state) => outcomeOf(state as never))).toEqual([
		'failed',
		'failed',
		'failed',
	]);
	expect(outcomeOf('not-asked', 'switched-off')).toBe('not-asked');
	expect(outcomeOf('not-asked', 'after-payment')).toBe('postponed');
});
