import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

// Biome has already checked that the code parses and is formatted, so an import stands in one of these two
// shapes.
const DECLARATION = /^(?:import\b[^;'"]*?|export\b[^;'"(]*?\bfrom\s*)['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * What a file imports, types included: paths from the repository's root for our own files
 * (`contract/src/plate.ts`), and bare names (`zod`, `node:fs`) for the rest.
 */
export function importsOf(file: SourceFile): string[] {
	const specifiers = [...file.text.matchAll(DECLARATION), ...file.text.matchAll(CALL)];

	return specifiers.map(([, specifier = '']) => resolve(file.path, specifier));
}

function resolve(from: string, specifier: string): string {
	if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);

	const ours = /^@avtosverka\/([^/]+)\/(.+)$/.exec(specifier);
	return ours ? `${ours[1]}/src/${ours[2]}.ts` : specifier;
}
