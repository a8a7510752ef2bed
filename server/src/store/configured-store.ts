import type { Secrets } from '../config/secrets.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedStore } from './embedded/embedded-store.ts';
import { checkKeys } from './key-fingerprints.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** The store of an installation. */
export type ConfiguredStore = {
	readonly store: Store;
	/** Sentences for the person who opened it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/** Ends our part in it; an embedded store that another process uses goes on. */
	close(): Promise<void>;
};

function blameDatabaseUrl(error: Error & { code?: string }): never {
	if (error instanceof StartError) throw error;
	// Only the code: the message may repeat the address with its password.
	throw new StartError(
		`База данных из DATABASE_URL недоступна (${error.code ?? error.name}): исправьте адрес.`,
	);
}

async function openWithKeys(url: string, secrets: Secrets, log?: StoreLog): Promise<Store> {
	const store = await openStore({ url, dataKeys: secrets.dataKeys, ...(log ? { log } : {}) });
	try {
		await checkKeys(store, secrets);
		return store;
	} catch (error) {
		await store.close();
		throw error;
	}
}

/**
 * Opens the store that the settings name: their database, or the embedded one in the data folder, which is
 * started or, where it runs, shared. Throws StartError, also where it was written with other secrets.
 */
export async function openConfiguredStore(
	{ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
	secrets: Secrets,
	log?: StoreLog,
): Promise<ConfiguredStore> {
	if (databaseUrl !== null) {
		const store = await openWithKeys(databaseUrl, secrets, log).catch(blameDatabaseUrl);
		return { store, notes: [], close: () => store.close() };
	}
	const embedded = await startEmbeddedStore({ dataDir, ...(log ? { log } : {}) });
	try {
		const store = await openWithKeys(embedded.url, secrets, log);
		return {
			store,
			notes: embedded.note === null ? [] : [embedded.note],
			close: () => store.close().finally(() => embedded.stop()),
		};
	} catch (error) {
		await embedded.stop();
		throw error;
	}
}
