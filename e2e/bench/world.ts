import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type Child, startChild } from './child.ts';

/** Servers over one store and one sandbox, each a process of its own. */
export type World = {
	/** The first server's address. */
	readonly url: string;
	readonly servers: readonly Child[];
	readonly sandbox: Child;
	/** Where the store and the secrets lie. */
	readonly dataDir: string;
	stop(): Promise<void>;
};

export type WorldOptions = {
	/** Every supplier call takes at least this long. */
	readonly latencyMs?: number;
	readonly processes?: number;
	/** Settings above those of a bench. */
	readonly env?: Readonly<Record<string, string>>;
};

/**
 * No visitor of a bench reads pictures, so the supplier that shows them is off; nothing is limited, and
 * suppliers are asked by the manners `bench`.
 */
const SETTINGS = {
	PORT: '0',
	LOG_LEVEL: 'warn',
	REQUEST_POLICY: 'bench',
	BOT_PROTECTION: 'off',
	SUPPLIER_GIBDD_URL: 'off',
	ADS_SCRIPT_URL: '',
	ADS_BLOCK_IDS: '',
	RATE_LIMIT_PER_MINUTE: '100000000',
	CHALLENGE_LIMIT_PER_MINUTE: '100000000',
	REPORTS_PER_HOUR: '1000000',
	SUPPLIER_AVTOCOD_DAILY_BUDGET: 'off',
	SUPPLIER_APICLOUD_DAILY_BUDGET: 'off',
};

/** Avtocod answers every section in one report: what it costs to ask others beside it is another question. */
export const AVTOCOD_ALONE = {
	SUPPLIER_GOST_URL: 'off',
	SUPPLIER_CUSTOMS_URL: 'off',
	SUPPLIER_APICLOUD_URL: 'off',
};

/** Starts a world of its own for one measurement, with an empty store. */
export async function startWorld({
	latencyMs = 0,
	processes = 1,
	env = {},
}: WorldOptions = {}): Promise<World> {
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-bench-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
	const sandbox = await startChild('./sandbox-child.ts', { latencyMs });
	const settings = {
		...sandboxSettings(sandbox.url),
		...SETTINGS,
		SANDBOX_PORT: new URL(sandbox.url).port,
		DATA_DIR: dataDir,
		...env,
	};
	const servers: Child[] = [];
	for (let index = 0; index < processes; index += 1) {
		servers.push(await startChild('./server-child.ts', { env: settings }));
	}
	return {
		url: servers[0]?.url ?? '',
		servers,
		sandbox,
		dataDir,
		async stop() {
			for (const server of servers) await server.stop();
			await sandbox.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
