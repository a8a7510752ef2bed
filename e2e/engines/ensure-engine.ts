import { findProgram, installDebian } from '../../scripts/prepare/programs.js';

/**
 * Where a browser's program is; it is installed from Debian's packages when it is missing. Throws when it
 * cannot be.
 * @returns absolute path
 */
export function ensureEngine(program: string, packages: readonly string[]): string {
	const found = findProgram(program);
	if (found !== undefined) return found;
	installDebian(program, ['--no-install-recommends', ...packages]);
	const installed = findProgram(program);
	if (installed === undefined) throw new Error(`install ${packages.join(', ')}: there is no ${program}`);
	return installed;
}
