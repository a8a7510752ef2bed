import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createThrottledView } from './throttled-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
	let state = 0;
	const listeners = new Set<() => void>();
	const view = createThrottledView({
		snapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	});
	const seen: number[] = [];
	const begin = () => view.subscribe(() => seen.push(view.snapshot()));
	const change = async () => {
		state += 1;
		for (const listener of listeners) listener();
		await Promise.resolve();
	};
	return { view, seen, begin, change, listeners, stateOf: () => state };
}

describe('changes of a report', () => {
	test('are shown at once when they come one by one', async () => {
		const { seen, begin, change } = world();
		begin();
		for (const _ of [1, 2, 3]) {
			await change();
			vi.advanceTimersByTime(150);
		}
		expect(seen).toEqual([1, 2, 3]);
	});

	test('are shown together when they come one upon another', async () => {
		const { seen, begin, change } = world();
		begin();
		for (const _ of [1, 2, 3, 4, 5]) await change();
		expect(seen).toEqual([1]);
		vi.advanceTimersByTime(100);
		expect(seen).toEqual([1, 5]);
	});

	test('are shown at once where a person waits for one', async () => {
		const { view, seen, begin, change } = world();
		begin();
		await change();
		await change();
		view.flush();
		expect(seen).toEqual([1, 2]);
		vi.advanceTimersByTime(1_000);
		expect(seen).toEqual([1, 2]);
	});

	test('that came while nothing showed the report are there when it is shown again', async () => {
		const { view, begin, change, listeners } = world();
		begin()();
		expect(listeners.size).toBe(0);
		await change();
		begin();
		expect(view.snapshot()).toBe(1);
	});

	test('are all shown in the end, in whatever rhythm they come', async () => {
		const rhythm = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 30 });
		await fc.assert(
			fc.asyncProperty(rhythm, async (pauses) => {
				const { seen, view, begin, change, stateOf } = world();
				begin();
				for (const pause of pauses) {
					await change();
					vi.advanceTimersByTime(pause);
				}
				vi.advanceTimersByTime(100);
				expect(view.snapshot()).toBe(stateOf());
				expect(seen).toEqual([...seen].sort((one, other) => one - other));
			}),
		);
	});
});
