import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it; rejects with the system's reason where it cannot. One folder at a time:
 * Node's own `recursive` asks for ever where a file system has no room for folders and says ENOENT, as /proc
 * does.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
	const folder = resolve(path);
	try {
		await mkdir(folder, mode);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'EEXIST' && (await isFolder(folder))) return;
		if (code !== 'ENOENT' || (await isFolder(dirname(folder)))) throw error;
		await makeFolder(dirname(folder));
		await makeFolder(folder, mode);
	}
}

async function isFolder(path: string): Promise<boolean> {
	return stat(path).then(
		(found) => found.isDirectory(),
		() => false,
	);
}
