import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back with the path of whatever changes under a folder, until the returned function is called.
 * Node's own recursive watching loses a file on Linux once an editor has saved it by putting another in its place;
 * watching each folder does not.
 */
export function watchTree(folder: string, changed: (path: string) => void): () => void {
	const watchers = new Map<string, FSWatcher>();

	const add = (path: string) => {
		if (watchers.has(path)) return;
		const watcher = watch(path, (event, name) => {
			if (event === 'rename') addAll(path);
			if (name) changed(join(path, name));
		});
		watcher.on('error', () => remove(path));
		watchers.set(path, watcher);
	};
	const remove = (path: string) => {
		watchers.get(path)?.close();
		watchers.delete(path);
	};
	const addAll = (path: string) => {
		const folders = foldersIn(path);
		if (!folders) return remove(path);
		add(path);
		for (const each of folders) addAll(each);
	};

	addAll(folder);
	return () => {
		for (const path of [...watchers.keys()]) remove(path);
	};
}

/** Nothing when the folder itself is gone. */
function foldersIn(path: string): string[] | undefined {
	try {
		return readdirSync(path, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map((entry) => join(path, entry.name));
	} catch {
		return undefined;
	}
}
