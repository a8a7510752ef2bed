import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Under whom PostgreSQL runs: it refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number };

/** `nobody` on Linux. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account to change to, or null where the store may run as whoever we are. A cluster that somebody else made
 * stays his: `cluster` is its folder, if there is one yet.
 */
export async function storeAccount(cluster: string): Promise<Account | null> {
	if (process.getuid?.() !== 0) return null;
	const owner = await stat(cluster).catch(() => NOBODY);
	return owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** The permission digit of a file that counts for an account: 4 read, 2 write, 1 enter or run. */
function rights({ mode, uid, gid }: Stats, account: Account): number {
	if (uid === account.uid) return (mode >> 6) & 7;
	return (gid === account.gid ? mode >> 3 : mode) & 7;
}

/** True when an account has all these rights on the file or folder itself. */
export async function mayUse(path: string, account: Account, wanted: number): Promise<boolean> {
	return (rights(await stat(path), account) & wanted) === wanted;
}

/** True when an account may enter a folder and every folder above it; `folder` is absolute. */
export async function mayEnter(folder: string, account: Account): Promise<boolean> {
	for (let at = folder; ; at = dirname(at)) {
		if (!(await mayUse(at, account, 1))) return false;
		if (dirname(at) === at) return true;
	}
}
