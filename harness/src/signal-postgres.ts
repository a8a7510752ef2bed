import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Sends a signal to every process of the PostgreSQL that runs over a data folder, as when its machine freezes
 * or dies. Resolves to how many there were; 0 when none runs.
 */
export async function signalPostgres(dataFolder: string, signal: NodeJS.Signals): Promise<number> {
	const file = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
	const postmaster = Number(file.split('\n')[0]);
	if (!postmaster) return 0;
	const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
	const pids = [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
	return pids.filter((pid) => isSent(pid, signal)).length;
}

/** False for one that has ended by itself. */
function isSent(pid: number, signal: NodeJS.Signals): boolean {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}
