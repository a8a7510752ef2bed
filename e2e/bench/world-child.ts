/** A measured world: the sandbox with an even latency, and the server over it; listens for one message, ends on SIGTERM. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { startServer } from '@avtosverka/server/start';

process.once('message', async ({ latencyMs, env }: { latencyMs: number; env: Record<string, string> }) => {
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-bench-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
	const sandbox = await startSandbox({ port: 0, pace: 0, latencyMs });
	const server = await startServer({
		...sandboxSettings(sandbox.url),
		PORT: '0',
		SANDBOX_PORT: String(sandbox.port),
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		MANNERS: 'bench',
		ADS_SCRIPT_URL: '',
		ADS_BLOCK_IDS: '',
		RATE_LIMIT_PER_MINUTE: '100000000',
		CHALLENGE_LIMIT_PER_MINUTE: '100000000',
		REPORTS_PER_HOUR: '1000000',
		...env,
	});
	process.once('SIGTERM', async () => {
		await server.close();
		await sandbox.close();
		await rm(dataDir, { recursive: true, force: true });
		process.exit(0);
	});
	process.send?.({ url: server.url });
});
