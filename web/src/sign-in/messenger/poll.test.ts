import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../session/testing/fake-browser.ts';
import type { PollResult } from './calls.ts';
import { pollToken } from './poll.ts';

const onDone = vi.fn();
const onOver = vi.fn();
const onTimeout = vi.fn();
let browser: ReturnType<typeof fakeBrowser>;

/** A poll whose answers come in this order, null for ever after. */
function poll(...answers: (PollResult | Error)[]) {
	const ask = vi.fn(async () => {
		const answer = answers.shift() ?? null;
		if (answer instanceof Error) throw answer;
		return answer;
	});
	return { ask, stop: pollToken({ ask, atOnce: false, onDone, onOver, onTimeout }) };
}

beforeEach(() => {
	vi.useFakeTimers();
	browser = fakeBrowser();
	onDone.mockClear();
	onOver.mockClear();
	onTimeout.mockClear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('polling', () => {
	test('asks every five seconds until the token is there', async () => {
		const { ask } = poll(null, null, { token: 't1' });
		await vi.advanceTimersByTimeAsync(4_999);
		expect(ask).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(10_001);
		expect(ask).toHaveBeenCalledTimes(3);
		expect(onDone).toHaveBeenCalledExactlyOnceWith({ token: 't1' });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledTimes(3);
		expect(onTimeout).not.toHaveBeenCalled();
	});

	test('gives up after ten attempts in vain, and a failed one counts', async () => {
		const { ask } = poll(new Error('network'), null, new Error('network'));
		await vi.advanceTimersByTimeAsync(49_999);
		expect(onTimeout).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(onTimeout).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledTimes(10);
	});

	test('ends at once when the token will never come, and says why', async () => {
		const { ask } = poll(null, { over: 'Вход отменён.' }, { token: 't1' });
		await vi.advanceTimersByTimeAsync(10_000);
		expect(onOver).toHaveBeenCalledExactlyOnceWith('Вход отменён.');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledTimes(2);
		expect(onTimeout).not.toHaveBeenCalled();
		expect(onDone).not.toHaveBeenCalled();
	});

	test('asks nothing while the visitor is elsewhere, at once on return, and goes on from there', async () => {
		const { ask } = poll();
		await vi.advanceTimersByTimeAsync(1_000);
		browser.turn('hidden');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).not.toHaveBeenCalled();
		browser.turn('visible');
		await vi.advanceTimersByTimeAsync(4_999);
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(ask).toHaveBeenCalledTimes(2);
	});

	test('asks no more once stopped, but hears out a question under way: the token comes only once', async () => {
		let tell: (asked: PollResult) => void = () => {};
		const ask = vi.fn(
			() =>
				new Promise<PollResult>((resolve) => {
					tell = resolve;
				}),
		);
		const stop = pollToken({ ask, atOnce: true, onDone, onOver, onTimeout });
		browser.turn('hidden');
		browser.turn('visible');
		expect(ask).toHaveBeenCalledOnce();
		stop();
		tell({ token: 't1' });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(onDone).toHaveBeenCalledExactlyOnceWith({ token: 't1' });
		expect(ask).toHaveBeenCalledOnce();
	});
});
