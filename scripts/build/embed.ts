import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Vite = { transformWithOxc(code: string, file: string): Promise<{ code: string }> };

/** Writes the script that other sites load, `/widget.js`, from its source with types. */
export async function writeEmbed(webFolder: string, clientFolder: string): Promise<void> {
	const vite: Vite = await import(
		pathToFileURL(createRequire(join(webFolder, 'package.json')).resolve('vite')).href
	);
	const source = join(webFolder, 'src', 'embed', 'widget.ts');
	const { code } = await vite.transformWithOxc(await readFile(source, 'utf8'), source);
	await writeFile(join(clientFolder, 'widget.js'), code);
}
