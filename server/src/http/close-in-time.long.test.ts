import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testDeps } from '../testing/test-deps.ts';
import { closeInTime } from './close-in-time.ts';
import { createBareApp } from './testing/served-app.ts';

async function listening(answerAfterMs: number) {
	const app = createBareApp(testDeps());
	const asked = Promise.withResolvers<void>();
	app.get('/slow', async () => {
		asked.resolve();
		await wait(answerAfterMs, undefined, { ref: false });
		return 'done';
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	return { app, url, asked: asked.promise };
}

describe('closing', () => {
	test('lets a question in flight have its answer, and takes no new one', async () => {
		const { app, url, asked } = await listening(300);
		const answer = fetch(`${url}/slow`).then((reply) => reply.text());
		await asked;
		const closed = closeInTime(app, 5000);
		await wait(50);
		await expect(fetch(`${url}/slow`)).rejects.toThrow();
		expect(await answer).toBe('done');
		await closed;
	});

	test('does not wait for ever', async () => {
		const { app, url, asked } = await listening(60_000);
		const answer = fetch(`${url}/slow`).catch(() => 'cut');
		await asked;
		const start = performance.now();
		await closeInTime(app, 200);
		expect(performance.now() - start).toBeLessThan(3000);
		expect(await answer).toBe('cut');
	});
});
