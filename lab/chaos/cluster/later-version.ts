import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKSPACES = ['contract', 'decision', 'registers', 'sandbox', 'server'] as const;

/** A migration as its file is called, without `.sql`, and what stands in it. */
export type TrialMigration = { readonly name: string; readonly text: string };

/**
 * Makes a later version of the program in an empty folder: its code as it stands here, and migrations
 * that it does not have. Packages and the built site are linked, code and migrations copied, since Node
 * finds a module's neighbours from where it really lies.
 */
export async function makeLaterVersion(folder: string, migrations: readonly TrialMigration[]): Promise<void> {
	const copied = [...WORKSPACES, 'scripts', 'harness', 'package.json', 'tsconfig.base.json'];
	for (const path of copied) {
		await cp(join(ROOT, path), join(folder, path), {
			recursive: true,
			filter: (source) => !source.includes('node_modules', ROOT.length),
		});
	}
	for (const { name, text } of migrations) {
		await writeFile(join(folder, 'server/migrations', `${name}.sql`), text);
	}
	const packages = (await readdir(join(ROOT, 'node_modules'))).filter((name) => name !== '@avtosverka');
	await mkdir(join(folder, 'node_modules/@avtosverka'), { recursive: true });
	await mkdir(join(folder, 'web'));
	const links = [
		...packages.map((name) => [join(ROOT, 'node_modules', name), `node_modules/${name}`]),
		...WORKSPACES.map((name) => [join(folder, name), `node_modules/@avtosverka/${name}`]),
		[join(ROOT, 'server/node_modules'), 'server/node_modules'],
		[join(ROOT, 'web/build'), 'web/build'],
	] as const;
	for (const [target, path] of links) await symlink(target, join(folder, path));
}
