import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from './changes.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('what changes close together is told at once, and only once', async () => {
	const changes = new Changes();
	changes.add('web/src');
	vi.advanceTimersByTime(200);
	changes.add('contract/src');
	changes.add('web/src');
	await vi.advanceTimersByTimeAsync(400);

	expect(await changes.next()).toEqual(['web/src', 'contract/src']);

	changes.add('server/src');
	await vi.advanceTimersByTimeAsync(400);

	expect(await changes.next()).toEqual(['server/src']);
});

test('what changes while nobody asks is not lost, and not told twice', async () => {
	const changes = new Changes();
	changes.add('web/src');
	await vi.advanceTimersByTimeAsync(400);
	changes.add('server/src');

	expect(await changes.next()).toEqual(['web/src', 'server/src']);

	const changed = vi.fn();
	void changes.next().then(changed);
	await vi.advanceTimersByTimeAsync(1000);
	expect(changed).not.toHaveBeenCalled();
});
