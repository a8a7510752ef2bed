import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
// For what it declares: the type of `databaseUrl`.
import type {} from '@avtosverka/server/store/testing/test-database';
import type { TestProject } from 'vitest/node';

/** One PostgreSQL for the run; a test file makes its own database in it (server/src/store/testing). */
export default async function setup(project: TestProject) {
	const { path: dataDir, remove } = temporaryFolder();
	const store = await startEmbeddedStore({ dataDir, durable: false });
	project.provide('databaseUrl', store.adminUrl);

	return async () => {
		await store.stop();
		await remove();
	};
}
