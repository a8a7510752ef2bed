import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from './node24.js';
import { Refusal } from './refusal.js';
import { ROOT } from './root.js';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?:
 * string[], libc?: string[] }} LockEntry
 */
/** @typedef {Record<string, LockEntry>} LockEntries */

/** Installs from package-lock.json unless node_modules already agrees with it. Throws Refusal. */
export function ensurePackages() {
	const wanted = lockEntries(join(ROOT, 'package-lock.json'));
	const installed = lockEntries(join(ROOT, 'node_modules', '.package-lock.json'));

	if (missingPackages(wanted, installed, process.platform, process.arch).length > 0) install();
	if (!node24()) {
		throw new Refusal(
			'npm не смог поставить Node.js 24 из своего реестра: проверьте сеть и повторите команду.',
		);
	}
}

/**
 * What package-lock.json asks for on this machine and npm's own record of node_modules does not have.
 * @param {LockEntries} wanted
 * @param {LockEntries} installed
 * @param {string} platform
 * @param {string} arch
 * @returns {string[]} folders inside the repository
 */
export function missingPackages(wanted, installed, platform, arch) {
	return Object.entries(wanted)
		.filter(([folder]) => folder.includes('node_modules/'))
		.filter(([, entry]) => !entry.optional || isForMachine(entry, platform, arch))
		.filter(([folder, entry]) => {
			const found = installed[folder];
			return found?.version !== entry.version || found?.integrity !== entry.integrity;
		})
		.map(([folder]) => folder);
}

/**
 * An optional package counts only where it names this machine; one that depends on the C library is left to
 * npm.
 * @param {LockEntry} entry
 * @param {string} platform
 * @param {string} arch
 */
function isForMachine(entry, platform, arch) {
	return Boolean(entry.os?.includes(platform) && entry.cpu?.includes(arch) && !entry.libc);
}

/**
 * @param {string} path
 * @returns {LockEntries}
 */
function lockEntries(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

function install() {
	const npm = process.env.npm_execpath;
	if (!npm) throw new Refusal('Зависимости не установлены: запустите команду через npm, например npm start.');

	console.log('Устанавливаю зависимости: это займёт минуту-две…');
	// Not `npm ci`: it refuses a lock file that was made against a mirror without some optional packages of
	// other platforms. `--no-save` keeps the lock file as it is.
	const { status } = spawnSync(
		process.env.npm_node_execpath || process.execPath,
		[
			npm,
			'install',
			'--no-save',
			'--include=dev',
			'--include=optional',
			'--no-fund',
			'--no-audit',
			'--loglevel=error',
		],
		{ cwd: ROOT, stdio: 'inherit' },
	);
	if (status !== 0) {
		throw new Refusal(
			'Зависимости не установились: причина в строках выше; проверьте сеть и место на диске.',
		);
	}
}
