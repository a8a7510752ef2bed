import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Sizes as classes write them and as sheets do, pixels. */
const SIZE = /(?:\btext-\[|font-size:\s*)([\d.]+)px/g;
const SMALLEST_PX = 12;

test('no text of a page is smaller than 12 px', () => {
	const small = globSync('**/*.{tsx,css}', { cwd: SOURCE }).flatMap((file) =>
		[...readFileSync(join(SOURCE, file), 'utf8').matchAll(SIZE)]
			.filter(([, size]) => Number(size) < SMALLEST_PX)
			.map(([text]) => `${file}: ${text}`),
	);
	expect(small).toEqual([]);
});
