import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createStaticAddresses } from './static-address.ts';

const pathOf = createStaticAddresses(new Set(['/', '/dogovor/form', '/faq', '/howMeHelp', '/posts/a']));

test.each([
	['/', '/'],
	['/?utm_source=ya&utm_medium=cpc&yclid=1', '/'],
	['/dogovor/form?gclid=x', '/dogovor/form'],
	['/faq?', '/faq'],
	['/faq/', '/faq'],
	['/FAQ?_openstat=x', '/faq'],
	['/howmehelp//', '/howMeHelp'],
	['/posts/A/?fbclid=1&ysclid=2', '/posts/a'],
])('%s leads to the page of %s', (address, path) => {
	expect(pathOf(address)).toBe(path);
});

test.each([
	'/faq?isFrame=true',
	'/?plate=A123BC77&utm_source=ya',
	'/faq?utm_source=ya?isFrame=true&isFrame=true',
	'/faq?token=x',
	'/auth?from=/user',
	'/?UTM_SOURCE=ya',
	'/?utm_source[]=ya',
	'/dogovor/form/',
	'/DOGOVOR/FORM',
	'/posts%2Fa',
	'//faq',
	'/faq/more',
	'',
])('%s has to be rendered', (address) => {
	expect(pathOf(address)).toBeNull();
});

test('no page of ours reads a mark of advertising', () => {
	const folder = fileURLToPath(new URL('../../../../web/src/', import.meta.url));
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
		.flatMap((file) => [
			...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\b(?:get|getAll|has)\(['"]([^'"]+)['"]\)/g),
		])
		.map(([, name]) => name);
	expect(names).toEqual(expect.arrayContaining(['isFrame', 'plate', 'vin', 'from', 'url']));
	expect(names.filter((name) => pathOf(`/?${name}=1`) !== null)).toEqual([]);
});
