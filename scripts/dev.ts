import { type ChildProcess, spawn } from 'node:child_process';
import { join, sep } from 'node:path';
import { Changes } from './dev/changes.ts';
import { watchTree } from './dev/watch-tree.ts';
import { sourcesOf } from './dev/watched.ts';
import { ROOT } from './prepare/root.js';

// Rebuilds the site when it changes and restarts the whole site after every change: a second or two each,
// and the result is exactly what `npm start` gives.

const SERVED = [...sourcesOf(['server', 'sandbox']), 'server/migrations'];
const BUILT = [...sourcesOf(['web']), 'web/public'];

const changes = new Changes();
const folders = [...new Set([...SERVED, ...BUILT])];
await watchTree(
	folders.map((folder) => join(ROOT, folder)),
	(path) => {
		const folder = folders.find((name) => path.startsWith(join(ROOT, name, sep)));
		if (folder && !/\.test\.tsx?$|\/testing(?:\/|$)/.test(path)) changes.add(folder);
	},
);

let ending = false;
let site = startSite();
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, async () => {
		if (ending) return;
		ending = true;
		await end(site);
		process.exit(0);
	});
}

while (!ending) {
	const changed = await changes.next();
	if (changed.some((folder) => BUILT.includes(folder)) && !(await build())) {
		console.error('Сайт не собрался: работает прежний; жду исправления.');
		continue;
	}
	await end(site);
	if (!ending) site = startSite();
}

function startSite(): ChildProcess {
	return spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], { cwd: ROOT, stdio: 'inherit' });
}

function build(): Promise<boolean> {
	const child = spawn(process.execPath, [join(ROOT, 'scripts', 'build.ts')], { cwd: ROOT, stdio: 'inherit' });

	return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();

	return new Promise((resolve) => {
		child.once('exit', () => resolve());
		child.kill('SIGTERM');
	});
}
