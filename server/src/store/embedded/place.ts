import { createHash } from 'node:crypto';
import { access, chmod, constants, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { StartError } from '../../start-error.ts';
import { type Account, mayEnter } from './account.ts';

/** Where the embedded store lives. */
export type Place = {
	/** Holds everything of the store: the cluster, its password and its port. */
	readonly folder: string;
	/** Where programs are copied to when they cannot be run where they lie. */
	readonly copies: string;
	/** A sentence for the person who starts it; null where the store lies in the data folder. */
	readonly note: string | null;
};

/** The usual place for the state of services on Linux; every account may enter it. */
const SHARED = '/var/lib/avtosverka';
const INSIDE = 'store';

/** Makes the store's folder: in the data folder or, where its account may not enter, in a shared place. */
export async function findPlace(dataDir: string, account: Account | null): Promise<Place> {
	const root = await writableFolder(dataDir);
	const inside = join(root, INSIDE);
	if (account === null) {
		return { folder: await writableFolder(inside), copies: root, note: null };
	}
	if (await mayEnter(root, account)) {
		return { folder: await enterableFolder(inside), copies: SHARED, note: null };
	}
	await enterableFolder(SHARED);
	const folder = await enterableFolder(sharedFolder(root));
	const note = `Хранилище лежит в ${folder}: PostgreSQL не работает под root, а в ${root} другим пользователям нельзя.`;
	return { folder, copies: SHARED, note };
}

/** Where the store of a data folder may lie already; makes nothing. */
export async function knownPlaces(dataDir: string): Promise<readonly string[]> {
	const root = await realpath(dataDir).catch(() => null);
	return root === null ? [] : [join(root, INSIDE), sharedFolder(root)];
}

function sharedFolder(root: string): string {
	const mark = createHash('sha256').update(root).digest('hex').slice(0, 8);
	return join(SHARED, `${basename(dirname(root)) || 'data'}-${mark}`);
}

async function writableFolder(path: string): Promise<string> {
	try {
		await makeFolder(path);
		await access(path, constants.W_OK | constants.X_OK);
		return await realpath(path);
	} catch {
		throw new StartError(`Не получается писать в папку данных ${path}: укажите другую в настройке DATA_DIR.`);
	}
}

/** A folder that other accounts may pass through under any umask; what lies in it guards itself. */
async function enterableFolder(path: string): Promise<string> {
	const folder = await writableFolder(path);
	await chmod(folder, 0o755);
	return folder;
}
