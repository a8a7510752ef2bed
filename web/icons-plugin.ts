import type { LucideIconData } from 'lucide-react';
import type { Plugin } from 'vite';

/** The file of one icon. */
const ICON = /lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/;

/**
 * Writes Lucide's drawings (ISC licence, `node_modules/lucide-react/LICENSE`) into the site as markup, which
 * `src/ui/icon.tsx` shows: Lucide's own component merges classes and creates an element for each path in
 * every rendering, a tenth of a report, and its data have unused keys and names, 2 kB of a page.
 */
export function writtenIcons(): Plugin {
	return {
		name: 'avtosverka:written-icons',
		apply: 'build',
		transform: {
			filter: { id: ICON },
			handler: (_, id) => writtenIcon(id),
		},
	};
}

/** The module of ours in place of one of Lucide's files; null for what is no icon. */
export async function writtenIcon(file: string): Promise<{ code: string; map: null } | null> {
	if (!ICON.test(file)) return null;
	const { __iconData: icon } = (await import(file)) as { readonly __iconData: LucideIconData };
	const markup = JSON.stringify(icon.node.map(markupOf).join(''));
	const code = `import createIcon from '/src/ui/icon.tsx';\nexport default /* @__PURE__ */ createIcon(${markup});`;
	return { code, map: null };
}

/** Lucide's attributes are numbers and letters of drawings: nothing in them has to be escaped. */
function markupOf([tag, attributes]: LucideIconData['node'][number]): string {
	const written = Object.entries(attributes).map(([name, value]) =>
		name === 'key' ? '' : ` ${name}="${value}"`,
	);
	return `<${tag}${written.join('')}/>`;
}
