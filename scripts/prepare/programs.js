import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function canRun(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/**
 * Installs packages of Debian's where that is possible, saying so. Quiet where it cannot work (no apt-get, no
 * rights): the caller says what is needed.
 * @param {string} what for a person: «браузер для проверок»
 * @param {string[]} words what apt-get is told to install, and how
 */
export function installDebian(what, words) {
	if (process.platform !== 'linux' || !findInPath('apt-get')) return;

	const isRoot = process.getuid?.() === 0;
	if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;

	console.log(`Устанавливаю ${what}…`);
	for (const step of [
		['apt-get', 'update', '-qq'],
		['apt-get', 'install', '-y', '-qq', ...words],
	]) {
		const command = ['env', 'DEBIAN_FRONTEND=noninteractive', ...step];
		const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
		spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
	}
}

/** @param {string} name */
function findInPath(name) {
	return (process.env.PATH || '').split(delimiter).some((folder) => canRun(join(folder, name)));
}
