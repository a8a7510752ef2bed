import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Under whom PostgreSQL runs: it refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number };

/** UID 65534 on Linux, under which other services of the machine may run too. */
const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 };
/** Numbers that no distribution gives out and systemd leaves alone: ours where no account has them. */
const OWN: Account = { uid: 60_871, gid: 60_871 };
/** An account that the operator may have made for us. */
const OWN_NAME = 'avtosverka';

/**
 * The account under which a new store is to run: null where it may run as the current user, else one that no
 * other service has, or `UNPRIVILEGED`.
 */
export async function storeAccount(): Promise<Account | null> {
	if (process.getuid?.() !== 0) return null;
	const [users, groups] = await Promise.all([readNumbers('/etc/passwd'), readNumbers('/etc/group')]);
	const named = users.find(([name, uid]) => name === OWN_NAME && uid > 0);
	if (named) return { uid: named[1], gid: named[2] };
	const isTaken = [...users, ...groups].some(([, number]) => number === OWN.uid);
	return !isTaken && (await mayBecome(OWN)) ? OWN : UNPRIVILEGED;
}

/** Name, number and, of a user, group of each line. */
async function readNumbers(path: string): Promise<readonly (readonly [string, number, number])[]> {
	const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
	return lines.map((line) => {
		const [name = '', , number, group] = line.split(':');
		return [name, Number(number), Number(group)] as const;
	});
}

/** False in a container that has no such number. */
function mayBecome(account: Account): Promise<boolean> {
	return promisify(execFile)('true', [], account).then(
		() => true,
		() => false,
	);
}

/** `initdb` wants an account with a name; what it makes is given to the store's account afterwards. */
export function initdbAccount(account: Account | null): Account | null {
	return account?.uid === OWN.uid ? UNPRIVILEGED : account;
}

/**
 * The account of a cluster that is there, given to `wanted` first where it may be: one of `UNPRIVILEGED` or
 * root is ours, that of any other account stays theirs. `wanted` where there is no cluster yet.
 */
export async function adoptCluster(cluster: string, wanted: Account | null): Promise<Account | null> {
	const owner = await ownerOf(cluster);
	if (wanted === null || owner === null || owner.uid === wanted.uid) return wanted;
	if (owner.uid !== UNPRIVILEGED.uid && owner.uid !== 0) return owner;
	await giveTree(cluster, wanted);
	return wanted;
}

/** Whose a file or folder is; null where there is none. */
export async function ownerOf(path: string): Promise<Account | null> {
	return stat(path).then(
		({ uid, gid }) => ({ uid, gid }),
		() => null,
	);
}

/** Gives a folder and its content to an account; the folder last, so that half a gift is repeated. */
export async function giveTree(folder: string, account: Account): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true });
	for (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) await giveTree(path, account);
		else await lchown(path, account.uid, account.gid);
	}
	await lchown(folder, account.uid, account.gid);
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
