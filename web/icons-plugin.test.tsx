import { fileURLToPath } from 'node:url';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writtenIcon } from './icons-plugin.ts';
import createIcon from './src/ui/icon.tsx';

const NAMES = ['car', 'car-front', 'circle-check', 'siren', 'package-check', 'columns-2', 'funnel', 'x'];

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`));

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
	const { default: Lucide } = (await import(fileOf(name))) as { readonly default: LucideIcon };
	const written = await writtenIcon(fileOf(name));
	const [, drawing = 'null'] = /createIcon\((".*")\);$/.exec(written?.code ?? '') ?? [];
	const Own = createIcon(JSON.parse(drawing));
	for (const props of [{}, { className: 'size-5 flex-none', strokeWidth: 1.9 }, { 'aria-hidden': true }]) {
		const [own, theirs] = [Own, Lucide].map((Icon) => bare(renderToStaticMarkup(<Icon {...props} />)));
		expect(own?.toSorted()).toEqual(theirs?.toSorted());
	}
});

test('the list of all icons stays as it is', async () => {
	expect(await writtenIcon(fileOf('car').replace('car.mjs', 'index.mjs'))).toBeNull();
});
