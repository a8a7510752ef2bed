import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
// For what it declares: the type of `databaseUrl`.
import type {} from '@avtosverka/server/store/testing/test-database';
import type { TestProject } from 'vitest/node';

/** One PostgreSQL for the run; a test file makes its own database in it (server/src/store/testing). */
export default async function setup(project: TestProject) {
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-tests-'));
	// Else, under root, PostgreSQL's account could not enter it and the store would go elsewhere.
	await chmod(dataDir, 0o755);
	// Under root the store runs as somebody else, who has to enter.
	await chmod(dataDir, 0o755);
	const store = await startEmbeddedStore({ dataDir, durable: false });
	project.provide('databaseUrl', store.adminUrl);

	return async () => {
		await store.stop();
		for (const folder of [dataDir, store.dataDir]) await rm(folder, { recursive: true, force: true });
	};
}
