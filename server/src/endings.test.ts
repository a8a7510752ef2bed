import { expect, test, vi } from 'vitest';
import { type Endings, endAll } from './endings.ts';

const log = { error: vi.fn(), warn: vi.fn() };
const end = (endings: Endings, withinMs?: number) => endAll(endings, log as never, withinMs);

test('everything is ended, the youngest first, and what fails is said', async () => {
	const ended: string[] = [];
	const endings: Endings = [
		async () => ended.push('store'),
		async () => Promise.reject(new TypeError('no')),
		async () => ended.push('server'),
	];
	await end(endings);
	expect(ended).toEqual(['server', 'store']);
	expect(log.error).toHaveBeenCalledWith({ name: 'TypeError' }, 'ending failed');
	expect(log.warn).not.toHaveBeenCalled();
});

test('one that hangs is left when the time is over, and those after it still have theirs', async () => {
	const ended: string[] = [];
	const never = () => new Promise<never>(() => {});
	await end([async () => ended.push('store'), never], 50);
	expect(ended).toEqual(['store']);
	expect(log.warn).toHaveBeenCalledWith('an ending took too long and was left');
});
