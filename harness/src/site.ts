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
	/** How many servers there are from the beginning (1). */
	readonly servers?: number;
	/** The program of a server in place of `programs/server.ts`. */
	readonly program?: URL;
	/** Node's own flags for it. */
	readonly execArgv?: readonly string[];
	/** Settings above those of the sandbox, in place of FOR_PROGRAMS. */
	readonly base?: Settings;
	/** Settings above these. */
	readonly settings?: Settings;
	/** How the outside world is played; without a wait where nothing is said. */
	readonly sandbox?: Pick<SandboxOptions, 'timeScale' | 'latencyMs' | 'siteUrl'>;
	/** By how much the clocks of the sandbox and of all processes are ahead, ms (0). */
	readonly aheadMs?: number;
	/** Letters are sent. */
	readonly withMail?: boolean;
	/** The servers start their own PostgreSQL in `dataDir`: there is none without them. */
	readonly ownStore?: boolean;
	/** The disk is waited for, as in an installation. */
	readonly durable?: boolean;
};

/** Servers over one store and one sandbox, each a process of its own. */
export type Site = AsyncDisposable & {
	/** The first server's address. */
	readonly url: string;
	readonly servers: readonly OwnProcess[];
	readonly sandbox: OwnProcess;
	/** Where the store lies. */
	readonly dataDir: string;
	/** All that a process of this site is told. */
	readonly settings: Settings;
	/** One server more, with settings above those of the site. */
	startServer(settings?: Settings): Promise<OwnProcess>;
	/** Opens a store that the servers have not started themselves; it is closed with the site. */
	openStore(limits?: Pick<StoreOptions, 'poolSize' | 'questionLimitMs'>): Promise<Store>;
	/** Ends everything, servers first, and removes what was written. */
	close(): Promise<void>;
};

/** Starts a site with an empty store; leaves nothing running where it cannot. */
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

/** PostgreSQL would outlive a run that is broken off: its other processes end with it by themselves. */
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

/** Everything but servers. */
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

/** A store of this process's, and what servers have to know of it. */
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
