import { chown, readFile } from 'node:fs/promises';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';

/** Where a cluster stands: a folder of its own, and what undoes it. */
export type ClusterPlace = {
	readonly folder: string;
	/** The account of PostgreSQL; null where we are not root and need none. */
	readonly account: { readonly uid: number; readonly gid: number } | null;
	/** Everything of the cluster that runs. */
	readonly running: AsyncDisposableStack;
};

/** Makes an empty folder that the account of PostgreSQL owns. */
export async function openPlace(): Promise<ClusterPlace> {
	const account = process.getuid?.() === 0 ? await postgresAccount() : null;
	const running = new AsyncDisposableStack();
	const { path: folder } = running.use(temporaryFolder());
	if (account) await chown(folder, account.uid, account.gid);
	return { folder, account, running };
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
