import { randomInt } from 'node:crypto';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a cluster stands: a folder of its own, free ports of loopback, and what undoes it. */
export type ClusterPlace = {
	readonly folder: string;
	/** The account of PostgreSQL; null where we are not root and need none. */
	readonly account: { readonly uid: number; readonly gid: number } | null;
	/** Run last first, whatever became of the run. */
	readonly endings: (() => Promise<unknown>)[];
	/** A port of loopback that nothing of this cluster has been given. */
	freePort(): Promise<number>;
};

const HOST = '127.0.0.1';
/**
 * Below those that Linux gives to outgoing connections (ip_local_port_range): hundreds come and go between
 * the choice of a port and the start of its program.
 */
const PORTS = { from: 20_000, to: 32_000 };

/** Makes an empty folder that the account of PostgreSQL owns. */
export async function openPlace(): Promise<ClusterPlace> {
	const account = process.getuid?.() === 0 ? await postgresAccount() : null;
	const folder = await mkdtemp(join(tmpdir(), 'avtosverka-cluster-'));
	await chmod(folder, 0o755);
	if (account) await chown(folder, account.uid, account.gid);
	const given = new Set<number>();
	async function freePort(): Promise<number> {
		const port = randomInt(PORTS.from, PORTS.to);
		if (given.has(port) || !(await isFree(port))) return freePort();
		given.add(port);
		return port;
	}
	return { folder, account, endings: [() => rm(folder, { recursive: true, force: true })], freePort };
}

function isFree(port: number): Promise<boolean> {
	const probe = createServer();
	return new Promise((resolve) => {
		probe.once('error', () => resolve(false));
		probe.listen(port, HOST, () => probe.close(() => resolve(true)));
	});
}

/** Debian's account: `initdb` wants one with a name. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
	const line = (await readFile('/etc/passwd', 'utf8'))
		.split('\n')
		.find((text) => text.startsWith('postgres:'));
	const [, , uid, gid] = line?.split(':') ?? [];
	if (!uid || !gid) throw new Error("the account postgres is missing: Debian's package postgresql makes it");
	return { uid: Number(uid), gid: Number(gid) };
}
