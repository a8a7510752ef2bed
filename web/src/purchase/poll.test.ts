import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { pollPayment } from './poll.ts';

const onEnd = vi.fn();
const onTimeout = vi.fn();
let browser: ReturnType<typeof fakeBrowser>;

/** A poll whose answers come in this order, null for ever after. */
function poll(...answers: (string | null | Error)[]) {
	const ask = vi.fn(async () => {
		const answer = answers.shift() ?? null;
		if (answer instanceof Error) throw answer;
		return answer;
	});
	return { ask, stop: pollPayment({ ask, onEnd, onTimeout }) };
}

beforeEach(() => {
	vi.useFakeTimers();
	browser = fakeBrowser();
	onEnd.mockClear();
	onTimeout.mockClear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('polling of a payment', () => {
	test('asks at once and every five seconds until it is settled', async () => {
		const { ask } = poll(null, null, 'paid');
		await vi.advanceTimersByTimeAsync(4_999);
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(5_001);
		expect(ask).toHaveBeenCalledTimes(3);
		expect(onEnd).toHaveBeenCalledExactlyOnceWith('paid');
		await vi.advanceTimersByTimeAsync(200_000);
		expect(ask).toHaveBeenCalledTimes(3);
		expect(onTimeout).not.toHaveBeenCalled();
	});

	test('gives up after twenty attempts in vain, and a failed one counts', async () => {
		const { ask } = poll(new Error('network'), null);
		await vi.advanceTimersByTimeAsync(94_999);
		expect(onTimeout).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(onTimeout).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync(200_000);
		expect(ask).toHaveBeenCalledTimes(20);
	});

	test('asks and tells nothing more once stopped', async () => {
		const { ask, stop } = poll(null, 'paid');
		await vi.advanceTimersByTimeAsync(0);
		stop();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledOnce();
		expect(onEnd).not.toHaveBeenCalled();
	});

	test('spends no attempt while the payer is in another tab', async () => {
		const { ask } = poll(null, 'paid');
		await vi.advanceTimersByTimeAsync(0);
		browser.turn('hidden');
		await vi.advanceTimersByTimeAsync(600_000);
		expect(ask).toHaveBeenCalledOnce();
		browser.turn('visible');
		await vi.advanceTimersByTimeAsync(0);
		expect(onEnd).toHaveBeenCalledExactlyOnceWith('paid');
		expect(onTimeout).not.toHaveBeenCalled();
	});
});
