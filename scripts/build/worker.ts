import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OFFLINE_PAGE, type OfflineShell } from '../../web/src/offline/worker/shell.ts';
import { shellFiles } from './shell-files.ts';

type Vite = { build(options: object): Promise<unknown> };

/** React Router's list of the site's files; its name carries the version that pages know, too. */
const ROUTER_LIST = /^manifest-([\w-]+)\.js$/;

/** What the worker keeps from the first visit on. */
async function shellOf(clientFolder: string): Promise<OfflineShell> {
	const names = await readdir(join(clientFolder, 'assets'));
	const list = names.flatMap((name) => ROUTER_LIST.exec(name) ?? []);
	const [listName, version] = list;
	if (listName === undefined || version === undefined) throw new Error('the build has no list of its routes');
	const manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
	const files = [...shellFiles(manifest), `assets/${listName}`];
	return {
		version,
		files: [
			{ url: OFFLINE_PAGE, revision: version },
			...files.map((file) => ({ url: `/${file}`, revision: null })),
		],
	};
}

/** Builds the site's worker, `/sw.js`: one file under a name that never changes. */
export async function buildWorker(webFolder: string, clientFolder: string): Promise<void> {
	const vite: Vite = await import(
		pathToFileURL(createRequire(join(webFolder, 'package.json')).resolve('vite')).href
	);
	await vite.build({
		configFile: false,
		root: webFolder,
		logLevel: 'warn',
		publicDir: false,
		define: {
			__SHELL__: JSON.stringify(await shellOf(clientFolder)),
			'process.env.NODE_ENV': '"production"',
		},
		build: {
			target: 'es2022',
			outDir: clientFolder,
			emptyOutDir: false,
			lib: {
				entry: join(webFolder, 'src', 'offline', 'worker', 'sw.ts'),
				formats: ['iife'],
				name: 'worker',
				fileName: () => 'sw.js',
			},
		},
	});
}
