/** The fuzzed server in a process of its own, for its memory: starts at the first message. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@avtosverka/server/start';

/** What it tells: memory after a collection, in bytes, and every line of the log at level error or above. */
export type Health = {
	/** What the program itself holds: V8's heap, and the buffers beside it. */
	readonly held: number;
	readonly rss: number;
	readonly errors: readonly string[];
};

const ERROR_LEVEL = 50;
const SHOWN_ERRORS = 20;

const errors: string[] = [];

function note(line: string): void {
	const { level } = JSON.parse(line) as { level: number };
	if (level >= ERROR_LEVEL && errors.length < SHOWN_ERRORS) errors.push(line.slice(0, 2_000));
}

async function tell(): Promise<Health> {
	for (let turn = 0; turn < 3; turn += 1) {
		globalThis.gc?.();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	const { rss, heapUsed, external } = process.memoryUsage();
	return { rss, held: heapUsed + external, errors };
}

process.once('message', async ({ env }: { env: Record<string, string> }) => {
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-fuzz-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
	const server = await startServer({ ...env, DATA_DIR: dataDir }, { logTo: { write: note } });
	const end = async () => {
		await server.close();
		await rm(dataDir, { recursive: true, force: true });
		process.exit(0);
	};
	process.once('SIGTERM', end);
	// The measuring process has been killed.
	process.once('disconnect', end);
	process.on('message', async () => process.send?.(await tell()));
	process.send?.({ url: server.url });
});
