/** A part of the repository with one set of permitted imports; a feature's zone carries the feature's name. */
export type Zone = { readonly name: string; readonly feature?: string };

// In order: the first that fits counts.
const ZONES: readonly (readonly [RegExp, string])[] = [
	[/^(contract|registers|sandbox)\//, '$1'],
	[/^server\/src\/features\/([^/]+)\//, 'server feature'],
	[/^server\/src\/(?:app|start|main|worker)(?:\.test)?\.ts$/, 'server composition'],
	[/^server\/src\/[^/]+\.ts$/, 'server root'],
	[/^server\//, 'server base'],
	[/^web\/src\/(?:features|shell)\//, 'web pages'],
	[/^web\/(?:src\/(?:root|routes|entry\.[a-z]+)(?:\.test)?\.tsx?|[^/]+)$/, 'web composition'],
	[/^web\//, 'web base'],
	[/^e2e\//, 'e2e'],
	[/^(?:scripts\/|vitest\.config\.ts$)/, 'scripts'],
];

const SERVER = ['server feature', 'server composition', 'server root', 'server base'];
const WEB = ['web pages', 'web composition', 'web base'];

/** Which zones a zone may import besides itself; a feature's "itself" is that one feature. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	contract: [],
	registers: ['contract'],
	sandbox: ['contract', 'registers'],
	'server base': ['contract', 'registers', 'server root'],
	'server root': ['contract', 'registers', 'server base', 'server feature'],
	'server feature': ['contract', 'registers', 'server base', 'server root'],
	'server composition': ['contract', 'registers', ...SERVER],
	'web base': ['contract'],
	'web pages': ['contract', 'web base'],
	'web composition': ['contract', ...WEB],
	e2e: ['contract', 'registers', 'sandbox', ...SERVER, ...WEB, 'scripts'],
	scripts: ['contract', 'registers', 'sandbox', ...SERVER, ...WEB, 'e2e'],
};

/** The zone of a path from the repository's root; nothing for an installed package. */
export function zoneOf(path: string): Zone | undefined {
	for (const [pattern, name] of ZONES) {
		const match = pattern.exec(path);
		if (match) return name === '$1' ? { name: String(match[1]) } : named(name, match[1]);
	}
	return undefined;
}

function named(name: string, feature: string | undefined): Zone {
	return feature === undefined ? { name } : { name, feature };
}

/** Whether code of one zone may import code of the other. */
export function mayImport(from: Zone, to: Zone): boolean {
	if (from.name === to.name && from.feature === to.feature) return true;

	return MAY_IMPORT[from.name]?.includes(to.name) ?? false;
}
