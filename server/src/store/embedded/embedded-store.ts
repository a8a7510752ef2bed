import { resolve } from 'node:path';
import type { StoreLog } from '../store-log.ts';
import { adoptCluster, ownerOf, storeAccount } from './account.ts';
import { APPLICATION_ROLE, makeApplicationRole } from './application-role.ts';
import { clusterFolder, makeCluster, STORE_USER, storePassword } from './cluster.ts';
import { takeHold } from './hold.ts';
import { findPlace } from './place.ts';
import { findPrograms } from './programs.ts';
import { isServerThere, startPostgres, stopServer } from './server.ts';
import { watchHold } from './watch.ts';

/** A PostgreSQL of our own, running. */
export type EmbeddedStore = {
	/** For the application: its role owns the database and is no superuser. */
	readonly url: string;
	/** For tests, which make databases of their own: the superuser's. */
	readonly adminUrl: string;
	/** Where it keeps its data; not always inside the data folder, see `note`. */
	readonly dataDir: string;
	/** A Russian sentence for the person who starts it; null when nothing is unusual. */
	readonly note: string | null;
	/** True when it was running already: left by a killed process, or in use by another one. */
	readonly adopted: boolean;
	/** True when no other process uses it; from then on none can begin to, until it is stopped. */
	isLast(): Promise<boolean>;
	/** Ends it, unless another process uses it; then only our part in it ends. */
	stop(): Promise<void>;
};

export type EmbeddedStoreOptions = {
	readonly dataDir: string;
	readonly log?: StoreLog;
	/** False for tests only: quicker, and a crash of the machine may lose data. */
	readonly durable?: boolean;
};

/** Starts the store that lives in a data folder, or takes part in it when it runs; throws StartError. */
export async function startEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
	const { log, durable = true } = options;
	const dataDir = resolve(options.dataDir);
	const wanted = await storeAccount();
	const place = await findPlace(dataDir, wanted);
	const { folder, note } = place;
	const cluster = clusterFolder(folder);
	const password = await storePassword(folder);
	const rolePassword = await storePassword(folder, 'application-password');

	const running = await takeHold(folder, password);
	// A server keeps its account while it runs, under which alone it can be ended.
	const isThere = running !== null || (await isServerThere(folder));
	const account = isThere && wanted ? await ownerOf(cluster) : await adoptCluster(cluster, wanted);
	const programs = await findPrograms(place.copies, account);
	const server = { folder, programs, account };
	if (!running) await makeCluster(folder, programs, account, password, durable);
	const hold = running ?? (await startPostgres(server, password));
	const watch = watchHold(hold, () => startPostgres(server, password), log);
	const adopted = running !== null;
	await makeApplicationRole(hold.port, password, rolePassword);
	log?.info({ port: hold.port, adopted }, 'store started');
	const urlOf = (user: string, secret: string) =>
		`postgres://${user}:${secret}@127.0.0.1:${hold.port}/${STORE_USER}`;

	return {
		url: urlOf(APPLICATION_ROLE, rolePassword),
		adminUrl: urlOf(STORE_USER, password),
		dataDir: folder,
		note,
		adopted,
		isLast: () => hold.isLast(),
		async stop() {
			const last = await watch.end();
			// A store that died by itself has nothing left to stop, and cannot be asked.
			if (await last.isLast().catch(() => false)) await stopServer(server);
			await last.release().catch(() => {});
		},
	};
}
