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
 * @param {string[]} words packages for apt-get to install, and its options
 */
export function installDebian(what, words) {
	if (process.platform !== 'linux' || !findProgram('apt-get')) return;

	const isRoot = process.getuid?.() === 0;
	if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;

	console.log(`Устанавливаю ${what}…`);
	for (const step of [
		['apt-get', 'update', '-qq'],
		['apt-get', 'install', '-y', '-qq', ...words],
	]) {
		// Runlevel 1: a service that comes with a package is not started.
		const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', ...step];
		const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
		spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
	}
}

/**
 * Where a program of this name is; Debian's services stand in folders that only root's PATH holds.
 * @param {string} name
 * @returns {string | undefined} absolute path
 */
export function findProgram(name) {
	const folders = [...(process.env.PATH || '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/bin'];
	return folders.map((folder) => join(folder, name)).find(canRun);
}
