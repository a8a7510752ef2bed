import { expect, test, vi } from 'vitest';

/** A page whose only listener is that of keys. */
async function openPage() {
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
	let press = (_: { timeStamp: number }): void => {};
	vi.stubGlobal('window', {
		addEventListener: (_: string, listener: typeof press) => {
			press = listener;
		},
	});
	vi.stubGlobal('document', { visibilityState: 'visible' });
	const { whenRested } = await import('./when-rested.ts');
	return { whenRested, press: () => press({ timeStamp: performance.now() }) };
}

test('solving ahead waits until nobody has typed for a second', async () => {
	const { whenRested, press } = await openPage();
	const task = vi.fn();
	press();
	whenRested(task);
	for (let key = 0; key < 5; key += 1) {
		await vi.advanceTimersByTimeAsync(700);
		press();
	}
	expect(task).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(task).toHaveBeenCalledTimes(1);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('solving ahead begins at once where nothing is typed', async () => {
	const { whenRested } = await openPage();
	const task = vi.fn();
	whenRested(task);
	await vi.advanceTimersByTimeAsync(300);
	expect(task).toHaveBeenCalledTimes(1);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
