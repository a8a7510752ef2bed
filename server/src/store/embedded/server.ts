import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';
import { clusterFolder } from './cluster.ts';
import { type Hold, takeHold } from './hold.ts';
import { choosePort } from './port.ts';
import type { Programs } from './programs.ts';
import { run } from './run.ts';

/** What is needed to start and stop the server of one place. */
export type Server = {
	readonly folder: string;
	readonly programs: Programs;
	readonly account: Account | null;
};

/** Recovery after a power cut reads back at most the write-ahead log, 256 MB of it. */
const START_LIMIT_SECONDS = 60;
/** Failures without a server in sight: another process may have taken the port or started the store. */
const ATTEMPTS = 4;
const PAUSE_MS = 200;
/** How often we look at a server that another process is starting or stopping: for a minute. */
const CHECKS_AT_MOST = 300;

const logFile = ({ folder }: Server) => join(clusterFolder(folder), 'server.log');

/** Starts the server and takes hold of it; throws StartError with the last line of its log. */
export async function startPostgres(server: Server, password: string): Promise<Hold> {
	let failure: unknown;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const other = await awaitOther(server.folder, password);
		if (other) return other;
		if (attempt > 0) await forgetForeignPid(server.folder);
		const port = await choosePort(server.folder);
		failure = await control(server, ['start', `--options=-p ${port}`, `--log=${logFile(server)}`]).then(
			() => undefined,
			(error: unknown) => error,
		);
		const hold = await takeHold(server.folder, password);
		if (hold) return hold;
		await pause(PAUSE_MS);
	}
	throw await explain(server, failure);
}

/** Ends the server; open questions are broken off, what was confirmed stays. */
export function stopServer(server: Server): Promise<void> {
	return control(server, ['stop', '--mode=fast']);
}

function control({ folder, programs, account }: Server, args: readonly string[]): Promise<void> {
	const common = [
		`--pgdata=${clusterFolder(folder)}`,
		'--wait',
		`--timeout=${START_LIMIT_SECONDS}`,
		'--silent',
	];
	return run(programs.pgCtl, [...args, ...common], folder, account);
}

/** While another process starts or stops the server, there is nothing to do but wait. */
async function awaitOther(folder: string, password: string): Promise<Hold | null> {
	for (let check = 0; check < CHECKS_AT_MOST && (await pidHolder(folder)) === 'postgres'; check++) {
		const hold = await takeHold(folder, password);
		if (hold) return hold;
		await pause(PAUSE_MS);
	}
	return null;
}

const pidFile = (folder: string) => join(clusterFolder(folder), 'postmaster.pid');

/** Whose the number in postmaster.pid is now; `unknown` also where this system does not tell. */
async function pidHolder(folder: string): Promise<'postgres' | 'other' | 'unknown'> {
	const pid = Number.parseInt(await readFile(pidFile(folder), 'utf8').catch(() => ''), 10);
	const command = pid > 0 ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null) : null;
	if (command === null) return 'unknown';
	// A zombie process has an empty command line.
	return command.includes('postgres') ? 'postgres' : 'other';
}

/** True while a server of this place is there, be it one that only starts or stops. */
export async function isServerThere(folder: string): Promise<boolean> {
	return (await pidHolder(folder)) === 'postgres';
}

/** After a crash the pid in postmaster.pid may belong to anything, and PostgreSQL will not start. */
async function forgetForeignPid(folder: string): Promise<void> {
	if ((await pidHolder(folder)) === 'other') await rm(pidFile(folder), { force: true });
}

async function explain(server: Server, failure: unknown): Promise<StartError> {
	const lastLine = (await readFile(logFile(server), 'utf8').catch(() => '')).trim().split('\n').at(-1);
	const reason = lastLine || (failure instanceof Error ? failure.message : String(failure));
	return new StartError(`Хранилище PostgreSQL не запустилось: ${reason}. Его журнал: ${logFile(server)}.`);
}
