import type { Secrets } from '../config/secrets.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedStore } from './embedded/embedded-store.ts';
import { checkKeys } from './key-fingerprints.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { type DatabaseSettings, outsideDatabase } from './pool.ts';
import type { Store } from './store.ts';
import type { StoreLog } from './store-log.ts';
import { readMark, refuseMovedStore } from './store-mark.ts';

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

async function openWithKeys(opening: Omit<StoreOptions, 'dataKeys'>, secrets: Secrets): Promise<Store> {
	const store = await openStore({ ...opening, dataKeys: secrets.dataKeys });
	try {
		await checkKeys(store, secrets);
		refuseMovedStore(await readMark(store));
		return store;
	} catch (error) {
		await store.close();
		throw error;
	}
}

type StoreSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
	Partial<Pick<Config, 'databasePool' | 'moneyNeedsStandby'>> &
	DatabaseSettings;

/**
 * Opens the store that the settings name: their database, or the embedded one in the data folder, which is
 * started or, where it runs, shared. Throws StartError, also where it was written with other secrets.
 */
export async function openConfiguredStore(
	{ databaseUrl, databasePool, dataDir, moneyNeedsStandby = false, ...settings }: StoreSettings,
	secrets: Secrets,
	log?: StoreLog,
): Promise<ConfiguredStore> {
	const common = {
		...(databasePool === undefined ? {} : { poolSize: databasePool }),
		...(log ? { log } : {}),
	};
	if (databaseUrl !== null) {
		const opening = { ...common, moneyNeedsStandby, ...outsideDatabase(databaseUrl, settings) };
		const store = await openWithKeys(opening, secrets).catch(blameDatabaseUrl);
		return { store, notes: [], close: () => store.close() };
	}
	if (moneyNeedsStandby) {
		throw new StartError(
			'Настройка MONEY_NEEDS_STANDBY: у встроенного хранилища нет резервного сервера, задайте DATABASE_URL.',
		);
	}
	const embedded = await startEmbeddedStore({ dataDir, ...(log ? { log } : {}) });
	try {
		const store = await openWithKeys({ ...common, url: embedded.url }, secrets);
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
