import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './prepare/root.js';

/**
 * Cuts the site's font down to the signs and weights that nearly every page shows: half the bytes before the
 * first text. What is rarer comes from the whole files, which rare-signs.css names. Run it when the font's
 * package changes.
 */
const FOLDER = join(ROOT, 'web', 'src', 'fonts');
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };
/** `tnum`: figures of one width stand in tables. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const between = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The `unicode-range` of the cut files in fonts.css says the same. */
const SIGNS = {
	cyrillic: `Ёё№${between(0x410, 0x44f)}`,
	latin: `${between(0x20, 0x7e)}\u00a0\u202f§©«®°±²³·»×÷–—‘’‚“”„•…₽€−→←↑↓≤≥≈`,
};

const files = createRequire(join(ROOT, 'web', 'package.json'));
for (const [part, signs] of Object.entries(SIGNS)) {
	const whole = files.resolve(`@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`);
	const cut = await subsetFont(readFileSync(whole), signs, {
		targetFormat: 'woff2',
		variationAxes: WEIGHTS,
		keepFeatures: FEATURES,
	});
	writeFileSync(join(FOLDER, `onest-${part}.woff2`), cut);
	console.log(`onest-${part}.woff2 ${cut.length}`);
}
