import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@avtosverka/harness/free-port';
import { signalPostgres } from '@avtosverka/harness/signal-postgres';
import { forkProcess } from '@avtosverka/harness/start-process';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';

/** A site as `npm start` makes it, in a process and folder of its own. Addresses without a last slash. */
export type SiteProcess = {
	readonly url: string;
	readonly sandboxUrl: string;
	/** Runs an operator's script on its store, by file name; gives the output, rejects when it fails. */
	operate(script: string, ...words: string[]): Promise<string>;
	/** Has its store fall silent, or answer again. */
	signalStore(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
	/** Ends it and removes its data; rejects when it did not end in order. */
	stop(): Promise<void>;
};

const scriptFile = (name: string) => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));

/**
 * Starts a site and waits until it is ready; everything it says goes into a file.
 * @param settings beside those of this process
 */
export async function startSiteProcess(
	logFile: string,
	settings: Record<string, string> = {},
): Promise<SiteProcess> {
	const [port, sandboxPort] = [await freePort(), await freePort()];
	const folder = temporaryFolder();
	const own = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: folder.path };
	const env = { ...(process.env as Record<string, string>), ...settings, ...own };
	const site = forkProcess(scriptFile('start.ts'), { env, logFile });
	const stop = async () => {
		const code = await site.stop();
		await folder.remove();
		if (code !== 0) throw new Error(`the site ended with ${code} when it was to stop: see ${logFile}`);
	};
	await site.ready.catch(async (error) => {
		await folder.remove();
		throw new Error(`${error.message}: see ${logFile}`);
	});
	const sandboxUrl = `http://localhost:${sandboxPort}`;
	// The sandbox loads its OpenID provider at the first question, which takes longer than a sign-in waits.
	await fetch(`${sandboxUrl}/google/.well-known/openid-configuration`);
	return {
		url: site.url,
		sandboxUrl,
		stop,
		async signalStore(signal) {
			const sent = await signalPostgres(join(folder.path, 'store', 'pg'), signal);
			if (sent === 0) throw new Error('the site has no database of its own');
		},
		operate: async (script, ...words) =>
			(await promisify(execFile)(process.execPath, [scriptFile(script), ...words], { env })).stdout,
	};
}
