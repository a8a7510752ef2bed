import { BASE_FOLDERS, COMPOSITION_FILES, DOMAINS } from './domains.ts';
import { WEB_BASE_FOLDERS, WEB_FOLDERS } from './web-folders.ts';

/**
 * A part of the repository with one set of permitted imports. `folder` is a domain's of the server or one of
 * the site's.
 */
export type Zone = { readonly name: string; readonly folder?: string };

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
	[/^web\/(?:src\/(?:root|routes|entry\.[a-z]+)(?:\.test)?\.tsx?|[^/]+)$/, 'web composition'],
	// Tests of several pages.
	[/^web\/src\/features\/[\w-]+\.test\.tsx?$/, 'web composition'],
	[/^web\/src\/(features\/[^/]+)\//, 'web folder'],
	[RegExp(`^web/src/(?:${WEB_BASE_FOLDERS.join('|')})/`), 'web base'],
	[/^web\/src\/([^/]+)\//, 'web folder'],
	[/^web\//, 'web base'],
	[/^(harness|lab|e2e)\//, '$1'],
	[/^(?:scripts\/|vitest\.config\.ts$)/, 'scripts'],
];

const SERVER = ['server domain', 'server composition', 'server base'];
const WEB = ['web folder', 'web composition', 'web base'];

/** Which zones a zone may import besides itself; which folder may import which stands in FOLDERS. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	contract: [],
	decision: ['contract'],
	registers: ['contract'],
	sandbox: ['contract', 'registers'],
	'server base': ['contract', 'decision', 'registers'],
	'server domain': ['contract', 'decision', 'registers', 'server base'],
	'server composition': ['contract', 'decision', 'registers', ...SERVER],
	'web base': ['contract', 'decision'],
	'web folder': ['contract', 'decision', 'web base'],
	'web composition': ['contract', 'decision', ...WEB],
	harness: ['contract', 'sandbox', ...SERVER, 'scripts'],
	lab: ['contract', 'decision', 'registers', 'sandbox', ...SERVER, ...WEB, 'harness', 'scripts'],
	e2e: ['contract', 'decision', 'registers', 'sandbox', ...SERVER, ...WEB, 'harness', 'scripts'],
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

function named(name: string, folder: string | undefined): Zone {
	return folder === undefined ? { name } : { name, folder };
}

/** Which folder of a zone may import which others of it. */
export const FOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	'server domain': DOMAINS,
	'web folder': WEB_FOLDERS,
};

/** Whether code of one zone may import code of the other. */
export function mayImport(from: Zone, to: Zone): boolean {
	if (from.name !== to.name) return MAY_IMPORT[from.name]?.includes(to.name) ?? false;
	if (from.folder === undefined || to.folder === undefined || from.folder === to.folder) return true;
	return FOLDERS[from.name]?.[from.folder]?.includes(to.folder) ?? false;
}
