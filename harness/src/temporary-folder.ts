import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder of a test's own; `await using` removes it too. */
export type TemporaryFolder = AsyncDisposable & {
	readonly path: string;
	/** Removes it with all that lies in it. */
	remove(): Promise<void>;
};

/** Makes a folder that every account of the machine may enter: for root PostgreSQL runs under another one. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
	const path = await mkdtemp(join(tmpdir(), 'avtosverka-'));
	await chmod(path, 0o755);
	const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
	return { path, remove, [Symbol.asyncDispose]: remove };
}
