import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '..', '..', 'web', 'build', 'client', 'assets');

/** The styles that stand in a page; null where it asks for the sheet of the whole site. */
export function stylesIn(html: string): string | null {
	return /<style id="page-styles"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? null;
}

/** The sheet of the whole site, as it was built. */
export function wholeSheet(): string {
	const [name, ...more] = readdirSync(ASSETS).filter((file) => /^app-[\w-]+\.css$/.test(file));
	if (name === undefined || more.length > 0) throw new Error(`${more.length} more sheets beside ${name}`);
	return readFileSync(join(ASSETS, name), 'utf8');
}

/** Classes that a page uses and the whole sheet knows, and its own styles do not. */
export function missingClasses(html: string, own: string, whole: string): string[] {
	const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
		names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
	);
	return [...new Set(used)].filter((name) => name !== '' && knows(whole, name) && !knows(own, name));
}

function knows(sheet: string, name: string): boolean {
	const selector = `.${name.replace(/[^\w-]/g, '\\$&').replace(/^\d/, '\\3$& ')}`;
	for (let at = sheet.indexOf(selector); at !== -1; at = sheet.indexOf(selector, at + 1)) {
		if (!/[\w\\-]/.test(sheet.charAt(at + selector.length))) return true;
	}
	return false;
}
