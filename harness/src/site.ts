import { randomBytes } from 'node:crypto';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import type { SandboxOptions } from '@avtosverka/sandbox/start';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { openStore, type StoreOptions } from '@avtosverka/server/store/open-store';
import type { Store } from '@avtosverka/server/store/store';
import { FOR_PROGRAMS, type Settings } from './settings.ts';
import { type OwnProcess, startProcess } from './start-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SERVER = new URL('./programs/server.ts', import.meta.url);
const SANDBOX = new URL('./programs/sandbox.ts', import.meta.url);

export type SiteOptions = {
	/** How many servers are started (1). */
	readonly servers?: number;
	/** The program of a server in place of `programs/server.ts`. */
	readonly program?: URL;
	readonly execArgv?: readonly string[];
	/** Settings that override those of the sandbox, in place of FOR_PROGRAMS. */
	readonly base?: Settings;
	/** Settings that override all others. */
	readonly settings?: Settings;
	/** Options of the sandbox; by default it answers without a wait. */
	readonly sandbox?: Pick<SandboxOptions, 'timeScale' | 'latencyMs' | 'siteUrl'>;
	/** How far ahead the clocks of all processes are, ms (0). */
	readonly aheadMs?: number;
	readonly withMail?: boolean;
	/** The server starts PostgreSQL itself, in `dataDir`. */
	readonly ownStore?: boolean;
	/** Commits wait for the disk, as in production. */
	readonly durable?: boolean;
};

/** Servers over one store and one sandbox, each a process of its own. */
export type Site = AsyncDisposable & {
	/** The first server's address. */
	readonly url: string;
	readonly servers: readonly OwnProcess[];
	readonly sandbox: OwnProcess;
	readonly dataDir: string;
	/** The whole environment of a server or worker, except PATH. */
	readonly settings: Settings;
	/** Starts another server, with settings that override those of the site. */
	startServer(settings?: Settings): Promise<OwnProcess>;
	/** Opens the store, unless `ownStore` is set; it is closed with the site. */
	openStore(limits?: Pick<StoreOptions, 'poolSize' | 'questionLimitMs'>): Promise<Store>;
	/** Stops everything, servers first, and removes `dataDir`. */
	close(): Promise<void>;
};

/** Starts a site with an empty store; leaves nothing running when it fails. */
export async function startSite({ servers = 1, ...options }: SiteOptions = {}): Promise<Site> {
	const running = new AsyncDisposableStack();
	closeWhenStopped(running);
	try {
		const surroundings = await surround(running, options);
		const site = siteIn(surroundings, running, options);
		for (let index = 0; index < servers; index += 1) await site.startServer();
		return site;
	} catch (error) {
		await running.disposeAsync();
		throw error;
	}
}

/** PostgreSQL would outlive an interrupted run; the other processes end by themselves. */
function closeWhenStopped(running: AsyncDisposableStack): void {
	const stop = async () => {
		await running.disposeAsync();
		process.exit(1);
	};
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.once(signal, stop);
		running.defer(() => void process.off(signal, stop));
	}
}

type Surroundings = Pick<Site, 'sandbox' | 'dataDir' | 'settings'>;

async function surround(running: AsyncDisposableStack, options: SiteOptions): Promise<Surroundings> {
	const { sandbox: played, aheadMs = 0, withMail = false, ownStore = false, durable = false } = options;
	const { path: dataDir } = running.use(temporaryFolder());
	const own: Settings = ownStore ? {} : await startStore(running, dataDir, durable);
	const clock = { CLOCK_AHEAD_MS: String(aheadMs) };
	const sandboxOptions = JSON.stringify({ timeScale: 0, ...played });
	const sandbox = running.use(
		await startProcess(SANDBOX, { env: { ...clock, SANDBOX_OPTIONS: sandboxOptions } }),
	);
	const settings = {
		...sandboxSettings(sandbox.url, withMail ? await sandbox.ask<string>('smtpUrl') : undefined),
		...(options.base ?? FOR_PROGRAMS),
		...own,
		...clock,
		SANDBOX_PORT: new URL(sandbox.url).port,
		DATA_DIR: dataDir,
		...options.settings,
	};
	return { sandbox, dataDir, settings };
}

/** Starts PostgreSQL and gives the settings that servers need to use it. */
async function startStore(
	running: AsyncDisposableStack,
	dataDir: string,
	durable: boolean,
): Promise<Settings> {
	const store = await startEmbeddedStore({ dataDir, durable });
	running.defer(() => store.stop());
	return {
		DATABASE_URL: store.url,
		DATA_KEYS: `harness:${randomBytes(32).toString('base64')}`,
		APP_SECRET: randomBytes(32).toString('base64url'),
	};
}

function siteIn(
	surroundings: Surroundings,
	running: AsyncDisposableStack,
	{ program = SERVER, execArgv = [] }: SiteOptions,
): Site {
	const { settings } = surroundings;
	const servers: OwnProcess[] = [];
	const close = () => running.disposeAsync();
	return {
		...surroundings,
		servers,
		get url() {
			return servers[0]?.url ?? '';
		},
		async startServer(more = {}) {
			const server = running.use(await startProcess(program, { env: { ...settings, ...more }, execArgv }));
			servers.push(server);
			return server;
		},
		async openStore(limits = {}) {
			const { DATABASE_URL: url = '', DATA_KEYS: dataKeys = '' } = settings;
			const store = await openStore({ url, dataKeys, ...limits });
			running.defer(() => store.close());
			return store;
		},
		close,
		[Symbol.asyncDispose]: close,
	};
}
