import { once } from 'node:events';
import { watch } from 'chokidar';

/** Calls back with each path that changes under some folders, until the returned function is called. */
export async function watchTree(
	folders: readonly string[],
	changed: (path: string) => void,
): Promise<() => Promise<void>> {
	const watcher = watch([...folders], { ignoreInitial: true });
	watcher.on('all', (_, path) => changed(path));
	await once(watcher, 'ready');
	return () => watcher.close();
}
