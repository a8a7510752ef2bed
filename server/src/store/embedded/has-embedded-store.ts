import { clusterFolder, isCluster } from './cluster.ts';
import { knownPlaces } from './place.ts';

/** Whether a data folder has a store; makes nothing. */
export async function hasEmbeddedStore(dataDir: string): Promise<boolean> {
	const found = await Promise.all(
		(await knownPlaces(dataDir)).map((folder) => isCluster(clusterFolder(folder))),
	);
	return found.includes(true);
}
