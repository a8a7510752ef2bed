import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackage } from './machine.js';
import { ROOT } from './root.js';

/**
 * The Node that runs the product: the one from node_modules, or the machine's own where no package exists.
 * @returns {string | undefined} absolute path, or nothing when its package did not get installed
 */
export function node24() {
	const inPackage = nodePackage(process.platform, process.arch);

	if (inPackage) {
		const path = join(
			ROOT,
			'node_modules',
			inPackage,
			'bin',
			process.platform === 'win32' ? 'node.exe' : 'node',
		);
		if (existsSync(path)) return path;
	}
	return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}
