import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Where the pages begin by which chunks are cut; the rest of the site takes what it finds in them. */
const BEGINNINGS = {
	site: ['entry.client.tsx', 'root.tsx'],
	home: ['features/home/route.tsx'],
	car: ['features/report/route.tsx'],
	widget: ['features/widget/route.tsx'],
	shared: ['features/shared-report/route.tsx'],
	compare: ['features/compare/route.tsx'],
	person: ['features/owner-report/report-route.tsx'],
	form: ['features/owner-report/route.tsx'],
	others: ['auth', 'moderation', 'owner-report', 'kbm', 'codes', 'payment'].map(
		(name) => `features/${name}/route.tsx`,
	),
};

type Page = keyof typeof BEGINNINGS;

/** From what all pages have to what one of them has: a chunk takes along what its modules import. */
const CHUNKS = ['site', 'search', 'reports', 'car', 'icons', 'person'] as const;

/** What no page but those of a car has any use for. */
const CAR_ALONE = /src[\\/](?:car|comments)[\\/]|[\\/]decision[\\/]src[\\/]/;

/** What reports have at once and the home page later: too small for a file of its own. */
const SMALL_SHARED = /vocabulary[\\/]vin-check-digit\.ts$/;

/** What a report on a person has at once and one on a car later. */
const RECORD_PARTS = /src[\\/]ui[\\/]record[\\/]/;

/** What belongs to no page. */
const SHARED_CODE = /[\\/]decision[\\/]src[\\/]/;

/** The one entry of the icons, which imports all of them under all their names, and what it says of one. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const SHARED_ICON = /[\\/]icons[\\/][\w-]+\.mjs$/;
const ICON_EXPORT = /export \{([^}]*)\} from ["']\.\/(icons\/[\w-]+\.mjs)["']/g;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * Cuts chunks by the pages that load a module at once. A request costs a phone more than a kilobyte, and the
 * bundler alone makes a file of every shared icon. Parts that pages load later, and what one page alone has,
 * are left to the bundler.
 */
export function chunksByPages(): Rolldown.CodeSplittingGroup[] {
	let pages: ReadonlyMap<string, ReadonlySet<Page>> | null = null;
	return CHUNKS.map((chunk, place) => ({
		name: (id, context) => {
			pages ??= pagesOfModules(context);
			return chunkOf(id, pages.get(id)) === chunk ? chunk : null;
		},
		debugName: chunk,
		// Every page has all of `site`: what one of its two beginnings alone has may stand in it.
		minShareCount: chunk === 'site' ? 1 : 2,
		priority: CHUNKS.length - place,
	}));
}

function chunkOf(id: string, pages?: ReadonlySet<Page>): (typeof CHUNKS)[number] | null {
	if (pages === undefined) return null;
	if (SMALL_SHARED.test(id)) return 'site';
	if (pages.has('site') || (pages.has('home') && (pages.has('person') || pages.has('car')))) return 'site';
	if (pages.has('home')) return 'search';
	if (RECORD_PARTS.test(id)) return 'reports';
	if (pages.has('car')) {
		if (pages.has('person') || pages.has('others') || SHARED_ICON.test(id)) return 'reports';
		const isShown = pages.has('widget') || pages.has('shared') || pages.has('compare');
		return isShown && CAR_ALONE.test(id) ? 'car' : null;
	}
	// Else who asks about a car, or looks at a list, would load the page of a person along with the rules and
	// the icons that both have.
	if (SHARED_ICON.test(id)) return pages.has('person') || pages.has('form') ? 'icons' : null;
	return pages.has('person') && !SHARED_CODE.test(id) ? 'person' : null;
}

function pagesOfModules(context: Context): Map<string, Set<Page>> {
	const pages = new Map<string, Set<Page>>();
	let icons: ReadonlyMap<string, string> | null = null;
	for (const page of Object.keys(BEGINNINGS) as Page[]) {
		for (const file of BEGINNINGS[page])
			follow(fileURLToPath(new URL(`./src/${file}`, import.meta.url)), page);
	}
	return pages;

	function follow(id: string, page: Page): void {
		const of = pages.get(id) ?? new Set();
		if (of.has(page)) return;
		pages.set(id, of.add(page));
		const module = context.getModuleInfo(id);
		for (const next of module?.importedIds ?? []) {
			if (!ICONS.test(next)) {
				follow(next, page);
				continue;
			}
			icons ??= filesOfIcons(next, context.getModuleInfo(next)?.code ?? '');
			for (const name of importedIcons(module?.code ?? '')) follow(icons.get(name) ?? name, page);
		}
	}
}

function filesOfIcons(entry: string, code: string): Map<string, string> {
	const folder = entry.slice(0, entry.lastIndexOf('lucide-react.mjs'));
	return new Map(
		[...code.matchAll(ICON_EXPORT)].flatMap(([, names = '', file]) =>
			names.split(',').map((name) => [name.replace('default as', '').trim(), `${folder}${file}`] as const),
		),
	);
}

function importedIcons(code: string): string[] {
	return [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
		names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
	);
}
