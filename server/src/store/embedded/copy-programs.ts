import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Copies PostgreSQL to `copy` unless it is there; aside and renamed, so that it is never half made. The
 * folder around it is made where it is missing, open to every account.
 */
export async function copyPrograms(
	native: string,
	copy: string,
	complete: (native: string) => Promise<void>,
): Promise<void> {
	if (await exists(copy)) return;
	const around = dirname(copy);
	if ((await mkdir(around, { recursive: true })) !== undefined) await chmod(around, 0o755);
	const aside = await mkdtemp(join(around, `.${basename(copy)}-`));
	try {
		const made = join(aside, 'native');
		await cp(native, made, { recursive: true, verbatimSymlinks: true });
		await complete(made);
		await openToAll(made);
		await rename(made, copy).catch(async (error: unknown) => {
			// Another process was quicker, and its copy is as good.
			if (!(await exists(copy))) throw error;
		});
	} finally {
		await rm(aside, { recursive: true, force: true });
	}
}

/** Under any umask: programs are no secret. */
async function openToAll(folder: string): Promise<void> {
	await chmod(folder, 0o755);
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) await openToAll(path);
		else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755);
	}
}

const exists = (path: string) =>
	stat(path).then(
		() => true,
		() => false,
	);
