/**
 * A file of Vite's manifest (vite.dev/guide/backend-integration): its source, and what it brings along.
 */
type Chunk = {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
};
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** What the offline page and a report's copy need to run; routes carry a query of the builder's own. */
const PARTS = [
	'src/entry.client.tsx',
	'src/root.tsx',
	'src/features/offline/route.tsx',
	'src/features/report/route.tsx',
	'src/offline/offline-parts.tsx',
];

/**
 * What a report loads once it is wanted, by the builder's names: a chunk that others share has no source.
 */
const LAZY_PARTS = [
	'decide-report',
	'timeline-panel',
	'base-card',
	'car-image',
	'section-rows',
	'report-copy',
	'store-copy',
];

/**
 * Fonts of rare signs, whole (`rare-signs.css`): a page without them shows such a sign in a font of the
 * system, and one that has asked for them keeps them as any file.
 */
const LATER_FONTS = /-wght-normal-[\w-]+\.woff2$/;

/** Every file of those parts, once, by its path in the site. Throws where a part is not in the build. */
export function shellFiles(manifest: ViteManifest): string[] {
	const files = new Set<string>();
	const seen = new Set<string>();
	const add = (key: string) => {
		const chunk = manifest[key];
		if (seen.has(key) || chunk === undefined) return;
		seen.add(key);
		for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
		for (const imported of chunk.imports ?? []) add(imported);
	};
	for (const part of PARTS) {
		const key = Object.keys(manifest).find((name) => name.split('?')[0] === part);
		if (key === undefined) throw new Error(`the build has no ${part}`);
		add(key);
	}
	for (const part of LAZY_PARTS) {
		const key = Object.keys(manifest).find((chunk) => manifest[chunk]?.name === part);
		if (key === undefined) throw new Error(`the build has no ${part}`);
		add(key);
	}
	return [...files].filter((file) => file !== '' && !LATER_FONTS.test(file)).sort();
}
