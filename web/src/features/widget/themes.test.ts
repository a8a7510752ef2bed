import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const [own, site] = [read('./themes.css'), read('../../styles/theme.css')];

/** The colours set between an opening and the end of its rule, by name. */
function coloursAfter(sheet: string, opening: string): Record<string, string> {
	const rule = sheet.slice(sheet.indexOf(opening)).split('}')[0] ?? '';
	return Object.fromEntries(
		[...rule.matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name = '', colour = '']) => [name, colour]),
	);
}

test.each([
	{ theme: 'light', opening: '@theme {' },
	{ theme: 'dark', opening: '@media (prefers-color-scheme: dark) {' },
])("the $theme colours of a widget are the site's own", ({ theme, opening }) => {
	const widget = coloursAfter(own, `[data-theme="${theme}"]`);
	expect(Object.keys(widget).length).toBeGreaterThan(10);
	expect(coloursAfter(site, opening)).toMatchObject(widget);
});

test('a widget has the same colours in both themes', () => {
	const [light, dark] = ['light', 'dark'].map((theme) => coloursAfter(own, `[data-theme="${theme}"]`));
	expect(Object.keys(light ?? {})).toEqual(Object.keys(dark ?? {}));
});
