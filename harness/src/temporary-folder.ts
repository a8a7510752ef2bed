import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder of a test's own; `await using` removes it too. */
export type TemporaryFolder = AsyncDisposable & {
	readonly path: string;
	readonly remove: () => Promise<void>;
};

/** Makes a folder that every account of the machine may enter: for root PostgreSQL runs under another one. */
export function temporaryFolder(): TemporaryFolder {
	const path = mkdtempSync(join(tmpdir(), 'avtosverka-'));
	chmodSync(path, 0o755);
	const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
	return { path, remove, [Symbol.asyncDispose]: remove };
}
