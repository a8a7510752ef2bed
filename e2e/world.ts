import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type SandboxOptions, startSandbox } from '@avtosverka/sandbox/start';
import { type StartOptions, startServer } from '@avtosverka/server/start';
import { StartError } from '@avtosverka/server/start-error';

/** Settings as they stand in an environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type WorldOptions = {
	/** The site's port. */
	readonly port: number;
	/** The sandbox's port. */
	readonly sandboxPort: number;
	/** Settings that win over those of the sandbox; none are read from this process. */
	readonly env: Environment;
	/** Folder of the embedded store and of secrets; the server's default where absent. */
	readonly dataDir?: string;
	/** For tests and benches: clocks, delays, where the log goes. */
	readonly sandbox?: Omit<SandboxOptions, 'port' | 'siteUrl'>;
	readonly server?: StartOptions;
};

/** A running site with the sandbox that plays every outside party for it. */
export type World = {
	/** Addresses without a slash at the end. */
	readonly siteUrl: string;
	readonly sandboxUrl: string;
	/** Sentences for the person who started it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/** Ends the site first, so that nothing of it asks a sandbox that is gone. */
	close(): Promise<void>;
};

/** Starts sandbox and server as `npm start` does. Throws StartError with a sentence for a person; nothing is left running then. */
export async function startWorld(options: WorldOptions): Promise<World> {
	const { port, sandboxPort, env, dataDir } = options;
	const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
	const sandbox = await startSandbox({ ...options.sandbox, port: sandboxPort, siteUrl }).catch(
		refuseTakenPort(sandboxPort, 'SANDBOX_PORT'),
	);

	const settings: Environment = {
		...sandboxSettings(sandbox.url, sandbox.smtpUrl),
		...env,
		PORT: String(port),
		SANDBOX_PORT: String(sandbox.port),
		...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
	};
	try {
		const server = await startServer(settings, options.server).catch(refuseTakenPort(port, 'PORT'));

		return {
			// Cookies and the ways back from sign-in are for this address, not for the one that is listened at.
			siteUrl: server.deps.config.siteUrl,
			sandboxUrl: sandbox.url,
			notes: server.notes,
			async close() {
				await server.close().finally(() => sandbox.close());
			},
		};
	} catch (error) {
		await sandbox.close();
		throw error;
	}
}

function refuseTakenPort(port: number, setting: string) {
	return (error: NodeJS.ErrnoException): never => {
		if (error.code === 'EADDRINUSE') {
			throw new StartError(
				`Порт ${port} занят: закройте программу, которая его держит, или задайте другой порт в ${setting}.`,
			);
		}
		if (error.code === 'EACCES') {
			throw new StartError(`Порт ${port} открыть нельзя: не хватает прав; задайте другой порт в ${setting}.`);
		}
		throw error;
	};
}
