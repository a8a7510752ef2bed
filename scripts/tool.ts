import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare/root.js';

/**
 * The script behind a package's command, to be run by our own Node on every platform: `.bin` holds shell
 * files on Windows. Throws when the package is not installed or has no such command.
 */
export function binary(packageName: string, command: string): string {
	const folder = join(ROOT, 'node_modules', packageName);
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const script = typeof bin === 'string' ? bin : bin?.[command];
	if (typeof script !== 'string') throw new Error(`${packageName} has no command ${command}`);

	return join(folder, script);
}
