import { importsOf } from './imports.ts';
import type { Rule } from './rule.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { FOLDERS, mayImport, type Zone, zoneOf } from './zones.ts';

/**
 * A file imports only what its zone may use. Every folder stands in its table, but for a page that uses no
 * other.
 */
export const importDirections: Rule = {
	name: 'import-directions',
	problems(file) {
		const from = zoneOf(file.path);
		if (!from) return [];
		if (from.folder !== undefined && !isKnown(from.name, from.folder)) {
			return [`the tables of scripts/lint do not know the folder ${from.folder}`];
		}

		return importsOf(file).flatMap((imported) => {
			const to = zoneOf(imported);
			if (!to || mayImport(from, to) || isTestImport(file, to.name)) return [];
			return [`${described(from)} must not import ${imported} (${described(to)})`];
		});
	},
};

function isKnown(zone: string, folder: string): boolean {
	return folder.startsWith('features/') || Object.hasOwn(FOLDERS[zone] ?? {}, folder);
}

/** A test may use all of its side and, but for the site's, the harness; one of the server the sandbox too. */
function isTestImport(file: SourceFile, zone: string): boolean {
	if (!isTest(file)) return false;
	if (file.path.startsWith('server/')) return /^(?:harness|sandbox|server .+)$/.test(zone);
	return zone === (file.path.startsWith('scripts/') ? 'harness' : 'web folder');
}

function described({ name, folder }: Zone): string {
	return folder ? `${name} ${folder}` : name;
}
