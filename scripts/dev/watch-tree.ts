import { once } from 'node:events';
import { watch } from 'chokidar';

/**
 * Calls back with the path of whatever changes under some folders, from the moment that it resolves until the
 * returned function is called.
 */
export async function watchTree(
	folders: readonly string[],
	changed: (path: string) => void,
): Promise<() => Promise<void>> {
	const watcher = watch([...folders], { ignoreInitial: true });
	watcher.on('all', (_, path) => changed(path));
	await once(watcher, 'ready');
	return () => watcher.close();
}
