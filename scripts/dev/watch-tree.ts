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
		for (const each of [path, ...foldersUnder(path)]) add(each);
	};

	addAll(folder);
	return () => {
		for (const path of [...watchers.keys()]) remove(path);
	};
}

function foldersUnder(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => join(entry.parentPath, entry.name));
}
