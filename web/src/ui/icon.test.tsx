import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LucideIcon, LucideIconData } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import createIcon from './icon.tsx';

const NAMES = ['car', 'car-front', 'circle-check', 'siren', 'package-check', 'columns-2', 'funnel', 'x'];

type IconModule = { readonly default: LucideIcon; readonly __iconData: LucideIconData };
const load = (name: string): Promise<IconModule> => import(`lucide-react/icons/${name}`);

/** Lucide's own markup without its classes and without what an `<svg>` in a page does not need. */
function bare(markup: string): readonly string[] {
	return markup
		.replace(/ xmlns="[^"]*"/, '')
		.replace(/lucide(?:-[\w-]+)? ?/g, '')
		.replace(/ class=" ?"/, '')
		.replace(/><\/(?!svg)\w+>/g, '/>')
		.split(/(?=<)|(?<=^<svg) | (?=[\w-]+="[^"]*")/)
		.map((part) => part.replace(/>$/, ''));
}

test.each(NAMES)('%s is drawn as Lucide draws it', async (name) => {
	const { default: Lucide, __iconData } = await load(name);
	const Own = createIcon(__iconData);
	for (const props of [{}, { className: 'size-5 flex-none', strokeWidth: 1.9 }, { 'aria-hidden': true }]) {
		const [own, theirs] = [Own, Lucide].map((Icon) => bare(renderToStaticMarkup(<Icon {...props} />)));
		expect(own?.toSorted()).toEqual(theirs?.toSorted());
	}
});

test('it stands in the place of Lucide’s own, by the name under which every icon imports that', async () => {
	const icon = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/icons/car')), 'utf8');
	const imported = /import createLucideIcon from '([^']+)'/.exec(icon)?.[1] ?? '';
	const { resolve } = await resolveConfig(
		{ root: fileURLToPath(new URL('../..', import.meta.url)) },
		'build',
	);
	const alias = resolve.alias.find(({ find }) => find instanceof RegExp && find.test(imported));
	expect(alias?.replacement).toBe(fileURLToPath(new URL('./icon.tsx', import.meta.url)));
});
