import { BASE_FOLDERS, COMPOSITION_FILES, DOMAINS } from './domains.ts';

/** A part of the repository with one set of permitted imports; a domain's zone carries the domain's name. */
export type Zone = { readonly name: string; readonly domain?: string };

// In order: the first that fits counts.
const ZONES: readonly (readonly [RegExp, string])[] = [
	[/^(contract|decision|registers|sandbox)\//, '$1'],
	[RegExp(`^server/src/(?:${COMPOSITION_FILES.join('|')})(?:\\.test)?\\.ts$`), 'server composition'],
	[/^server\/src\/testing\//, 'server composition'],
	[RegExp(`^server/src/(?:${BASE_FOLDERS.join('|')})/`), 'server base'],
	[/^server\/src\/([^/]+)\//, 'server domain'],
	[/^server\//, 'server base'],
	// What runs in a page without the application is put together as root.tsx is.
	[/^web\/src\/content-page\//, 'web composition'],
	[/^web\/src\/(?:features|shell)\//, 'web pages'],
	[/^web\/(?:src\/(?:root|routes|entry\.[a-z]+)(?:\.test)?\.tsx?|[^/]+)$/, 'web composition'],
	[/^web\//, 'web base'],
	[/^e2e\//, 'e2e'],
	[/^(?:scripts\/|vitest\.config\.ts$)/, 'scripts'],
];

const SERVER = ['server domain', 'server composition', 'server base'];
const WEB = ['web pages', 'web composition', 'web base'];

/** Which zones a zone may import besides itself; which domain may import which stands in domains.ts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	contract: [],
	decision: ['contract'],
	registers: ['contract'],
	sandbox: ['contract', 'registers'],
	'server base': ['contract', 'decision', 'registers'],
	'server domain': ['contract', 'decision', 'registers', 'server base'],
	'server composition': ['contract', 'decision', 'registers', ...SERVER],
	'web base': ['contract', 'decision'],
	'web pages': ['contract', 'decision', 'web base'],
	'web composition': ['contract', 'decision', ...WEB],
	e2e: ['contract', 'decision', 'registers', 'sandbox', ...SERVER, ...WEB, 'scripts'],
	scripts: ['contract', 'decision', 'registers', 'sandbox', ...SERVER, ...WEB],
};

/** The zone of a path from the repository's root; nothing for an installed package. */
export function zoneOf(path: string): Zone | undefined {
	for (const [pattern, name] of ZONES) {
		const match = pattern.exec(path);
		if (match) return name === '$1' ? { name: String(match[1]) } : named(name, match[1]);
	}
	return undefined;
}

function named(name: string, domain: string | undefined): Zone {
	return domain === undefined ? { name } : { name, domain };
}

/** Whether code of one zone may import code of the other. */
export function mayImport(from: Zone, to: Zone): boolean {
	if (from.name === to.name && from.domain === to.domain) return true;
	if (from.domain !== undefined && to.domain !== undefined) {
		return DOMAINS[from.domain]?.includes(to.domain) ?? false;
	}
	return MAY_IMPORT[from.name]?.includes(to.name) ?? false;
}
