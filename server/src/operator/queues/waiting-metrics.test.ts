import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createWaitingMetrics } from './waiting-metrics.ts';

let at = Date.parse('2026-11-30T09:00:00Z');
const now = () => new Date(at);

test('how much waits, and for how long, is asked of the store once a minute for both', async () => {
	const registry = new Registry();
	const read = vi.fn(async () => [
		{ id: 'held-lookups' as const, count: 2, oldest_at: '2026-11-30T08:50:00Z' },
		{ id: 'moderation' as const, count: 0, oldest_at: null },
	]);
	createWaitingMetrics([registry]).watchWaiting(read, now);
	const text = await registry.metrics();
	expect(text).toContain('avtosverka_queue_waiting{queue="held-lookups"} 2');
	expect(text).toContain('avtosverka_queue_oldest_seconds{queue="held-lookups"} 600');
	expect(text).toContain('avtosverka_queue_waiting{queue="moderation"} 0');
	expect(text).toContain('avtosverka_queue_oldest_seconds{queue="moderation"} 0');
	expect(read).toHaveBeenCalledTimes(1);
	at += 59_999;
	await registry.metrics();
	expect(read).toHaveBeenCalledTimes(1);
	at += 1;
	await registry.metrics();
	expect(read).toHaveBeenCalledTimes(2);
});

test('what waits is not known while the store is away, and is asked for again at once', async () => {
	const registry = new Registry();
	const read = vi.fn(() => Promise.reject(new Error('away')));
	createWaitingMetrics([registry]).watchWaiting(read, now);
	const text = await registry.metrics();
	expect(text).toContain('avtosverka_queue_waiting{queue="letters"} -1');
	expect(text).toContain('avtosverka_queue_oldest_seconds{queue="letters"} -1');
	await registry.metrics();
	expect(read).toHaveBeenCalledTimes(2);
});
