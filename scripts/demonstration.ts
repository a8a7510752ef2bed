import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { startServer } from '@avtosverka/server/start';
import { StartError } from '@avtosverka/server/start-error';
import type { Environment } from './run.ts';

/** Where a demonstration listens, and its settings. */
export type DemonstrationOptions = {
	readonly port: number;
	readonly sandboxPort: number;
	/** Settings that win over those of the sandbox; none are read from this process. */
	readonly env: Environment;
};

/** A running site with the sandbox that plays every outside party for it. */
export type Demonstration = {
	/** Addresses without a slash at the end. */
	readonly url: string;
	readonly sandboxUrl: string;
	/** Sentences for the person who started it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/** Ends the site first, so that nothing of it asks a sandbox that is gone. */
	close(): Promise<void>;
};

/** Starts sandbox and server. Throws StartError with a sentence for a person; nothing is left running. */
export async function startDemonstration({
	port,
	sandboxPort,
	env,
}: DemonstrationOptions): Promise<Demonstration> {
	const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
	const sandbox = await startSandbox({ port: sandboxPort, siteUrl }).catch(
		refuseTakenPort(sandboxPort, 'SANDBOX_PORT'),
	);

	const settings: Environment = {
		...sandboxSettings(sandbox.url, sandbox.smtpUrl),
		...env,
		PORT: String(port),
		SANDBOX_PORT: String(sandbox.port),
	};
	try {
		const server = await startServer(settings).catch(refuseTakenPort(port, 'PORT'));

		return {
			// Cookies and the ways back from sign-in are for this address, not for the one that is listened at.
			url: server.deps.config.siteUrl,
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
