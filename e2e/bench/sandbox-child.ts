/** The outside world of a bench in a process of its own: every supplier call takes the same time. */
import { startSandbox } from '@avtosverka/sandbox/start';
import { serveParent } from './parent.ts';

process.once('message', async ({ latencyMs }: { latencyMs: number }) => {
	const sandbox = await startSandbox({ port: 0, timeScale: 0, latencyMs });
	serveParent({ url: sandbox.url, close: () => sandbox.close() });
});
