import { DOMAINS } from './domains.ts';
import { importsOf } from './imports.ts';
import type { Rule } from './rule.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { mayImport, type Zone, zoneOf } from './zones.ts';

/** A file imports only what its zone may use; a folder of the server that is in no table may use nothing. */
export const importDirections: Rule = {
	name: 'import-directions',
	problems(file) {
		const from = zoneOf(file.path);
		if (!from) return [];
		if (from.domain !== undefined && !Object.hasOwn(DOMAINS, from.domain)) {
			return [`scripts/lint/domains.ts does not know the folder ${from.domain}`];
		}

		return importsOf(file).flatMap((imported) => {
			const to = zoneOf(imported);
			if (!to || mayImport(from, to) || isTestImport(file, to.name)) return [];
			return [`${described(from)} must not import ${imported} (${described(to)})`];
		});
	},
};

/** A test of the server may use all of it, and the sandbox, which speaks the suppliers' formats. */
function isTestImport(file: SourceFile, zone: string): boolean {
	return isTest(file) && file.path.startsWith('server/') && /^(?:sandbox|server .+)$/.test(zone);
}

function described({ name, domain }: Zone): string {
	return domain ? `${name} ${domain}` : name;
}
