import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';

const QUIET = [
	...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-quic'],
	...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** A browser that runs by itself, with an empty profile. */
export type OwnBrowser = {
	/** Its own folder, which goes with it. */
	readonly folder: string;
	readonly stop: () => Promise<void>;
};

/** Starts a browser with flags that may need its folder, and opens an address in it. */
export async function startOwnBrowser(
	executable: string,
	flagsIn: (folder: string) => readonly string[],
	address: string,
): Promise<OwnBrowser> {
	const { path: folder, remove } = temporaryFolder();
	const flags = [...QUIET, `--user-data-dir=${join(folder, 'profile')}`, ...flagsIn(folder)];
	// Debian's command is a shell around the browser: only its whole group ends both.
	const child = spawn(executable, [...flags, address], { stdio: 'ignore', detached: true });
	const ended = new Promise((resolve) => child.once('exit', resolve));
	return {
		folder,
		async stop() {
			if (child.pid && child.exitCode === null && child.signalCode === null)
				process.kill(-child.pid, 'SIGKILL');
			await ended;
			await remove();
		},
	};
}
