import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atFirstRest } from './first-rest.ts';

let page: EventTarget;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	page = new EventTarget();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const touch = (sign: string) => page.dispatchEvent(new Event(sign));

test.each(['pointerdown', 'keydown', 'wheel', 'click'])('a rest begins after %s', async (sign) => {
	const task = vi.fn();
	atFirstRest(task);
	touch(sign);
	await vi.advanceTimersByTimeAsync(1_500);
	expect(task).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(task).toHaveBeenCalledTimes(1);
});

test('a page that scrolls by itself, or is only looked at, is no touch', async () => {
	const task = vi.fn();
	atFirstRest(task);
	touch('scroll');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(task).not.toHaveBeenCalled();
});

test('each touch puts the rest off, and each call under way', async () => {
	const task = vi.fn();
	let isCalling = false;
	atFirstRest(task, () => isCalling);
	for (let time = 0; time < 5; time += 1) {
		touch('keydown');
		await vi.advanceTimersByTimeAsync(1_900);
	}
	isCalling = true;
	await vi.advanceTimersByTimeAsync(45_000);
	expect(task).not.toHaveBeenCalled();
	isCalling = false;
	await vi.advanceTimersByTimeAsync(2_500);
	expect(task).toHaveBeenCalledTimes(1);
});

test('it comes once, and not at all on a page that is gone', async () => {
	const [once, never] = [vi.fn(), vi.fn()];
	atFirstRest(once);
	const end = atFirstRest(never);
	touch('pointerdown');
	end();
	await vi.advanceTimersByTimeAsync(3_000);
	touch('pointerdown');
	await vi.advanceTimersByTimeAsync(30_000);
	expect(once).toHaveBeenCalledTimes(1);
	expect(never).not.toHaveBeenCalled();
});
