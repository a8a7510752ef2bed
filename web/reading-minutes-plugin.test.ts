import { readFile } from 'node:fs/promises';
import { POSTS } from '@avtosverka/contract/posts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes-plugin.ts';

const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' ');

describe('the reading time of an article', () => {
	test.each([
		[1, 1],
		[180, 1],
		[181, 2],
		[900, 5],
		[901, 6],
	])('%i words take %i minutes', (count, minutes) => {
		expect(readingMinutes(words(count))).toBe(minutes);
	});

	test('leaves out what is not read: lines of code, pictures, addresses of links', () => {
		const unread = `export const handle = { static: true };\n\n![${words(9)}](./a/b.svg)\n\n`;
		expect(readingMinutes(`${unread}## [${words(180)}](/checks/a/b)`)).toBe(1);
		expect(readingMinutes(`${unread}- **205/55 R16**, 1,6 мм, SAE 5W-30: ${words(174)}`)).toBe(1);
	});

	test('is that of the words, whatever stands between them', () => {
		const gap = fc.constantFrom(' ', '\n\n', ' — ', '. ', ', **', '\n- ', ' «', '!\n## ');
		fc.assert(
			fc.property(fc.array(gap, { maxLength: 800 }), (gaps) => {
				const text = gaps.map((between) => `слово${between}`).join('');
				expect(readingMinutes(text)).toBe(Math.max(1, Math.ceil(gaps.length / 180)));
			}),
		);
	});
});

test('an article that names the day on which it is true names the day of its last revision', async () => {
	const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
		' ',
	);
	for (const { slug, updated } of POSTS) {
		const text = await readFile(new URL(`./src/content/posts/${slug}.mdx`, import.meta.url), 'utf8');
		const [, day, month = '', year] = /верны на (\d+) ([а-я]+) (\d{4}) года/.exec(text) ?? [];
		if (year === undefined) continue;
		const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
		expect(`${year}-${number}-${day?.padStart(2, '0')}`, slug).toBe(updated);
	}
});
