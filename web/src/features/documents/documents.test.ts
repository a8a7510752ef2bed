import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

// MDX is not type-checked: a value under another name would leave a gap in the sentence.
test.each(['policy', 'terms'])('%s is given every value that its sentences name', (name) => {
	const text = read(`../../content/documents/${name}.mdx`);
	const route = read(`./${name}-route.tsx`);
	const named = [...new Set([...text.matchAll(/\{props\.(\w+)\}/g)].map(([, value]) => value))];
	expect(named.length).toBeGreaterThan(1);
	expect(named.filter((value) => !route.includes(`\t${value}=`) && !route.includes(` ${value}=`))).toEqual(
		[],
	);
});
