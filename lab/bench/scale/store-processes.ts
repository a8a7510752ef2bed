import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

type Process = {
	readonly id: number;
	readonly parent: number;
	readonly ownMs: number;
	readonly endedMs: number;
};

/**
 * Processor ms that the PostgreSQL of a data folder has used so far, with its ended backends. Linux only: it
 * reads /proc. Throws where no such PostgreSQL runs.
 */
export async function storeCpuMs(dataDir: string): Promise<number> {
	const all = (
		await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(read))
	).flat();
	const main = await mainProcess(all, dataDir);
	const backends = all.filter(({ parent }) => parent === main.id);
	return main.ownMs + main.endedMs + backends.reduce((sum, { ownMs }) => sum + ownMs, 0);
}

async function mainProcess(all: readonly Process[], dataDir: string): Promise<Process> {
	const folder = dataDir.split('/').at(-1) ?? dataDir;
	for (const one of all) {
		const line = await readFile(`/proc/${one.id}/cmdline`, 'utf8').catch(() => '');
		if (/postgres\0/.test(line) && line.includes(folder)) return one;
	}
	throw new Error(`no PostgreSQL runs over ${dataDir}`);
}

/** Its name stands in brackets and may hold spaces: fields are counted after it. See proc_pid_stat(5). */
async function read(id: string): Promise<readonly Process[]> {
	const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
	const fields = text
		.slice(text.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number);
	const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => fields[at] ?? 0);
	if (text === '') return [];
	return [
		{
			id: Number(id),
			parent: parent as number,
			ownMs: ((user as number) + (system as number)) * TICK_MS,
			endedMs: ((endedUser as number) + (endedSystem as number)) * TICK_MS,
		},
	];
}
