import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { type GlossaryEntry, readGlossary, wordsOf } from './glossary.ts';
import { REFUSED_IN_NAMES, REFUSED_IN_PROSE } from './refused-words.ts';
import { isTest, readSourceFiles } from './source-files.ts';

const entries = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const code = readSourceFiles(ROOT)
	.filter((file) => !isTest(file) && !file.path.endsWith('/refused-words.ts'))
	.map(({ path, text }) => `${path}\n${text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')}`)
	.join('\n');
const identifiers = new Set(code.match(/[A-Za-z_]\w*/g));
const words = wordsOf(code);

const isInCode = (name: string) =>
	/^[A-Za-z]\w*[A-Z]\w*$/.test(name)
		? identifiers.has(name)
		: words.includes(wordsOf(name)) || words.includes(`${wordsOf(name).trimEnd()}s `);
const missing = ({ names }: GlossaryEntry) => names.filter((name) => !isInCode(name));

describe('the glossary', () => {
	test('is read with its terms, names and refused words', () => {
		const text =
			'- **режим; отказ** — `failure mode`, `FailureMode` (в\n  песочнице); не weather (кроме неба), a b';

		expect(readGlossary(`# Словарь\n\n${text}\n`)).toEqual([
			{ term: 'режим; отказ', names: ['failure mode', 'FailureMode'], refused: ['weather', 'a b'] },
		]);
	});

	test('names only what stands in the code', () => {
		const lost = entries.flatMap((entry) => missing(entry).map((name) => `${entry.term}: ${name}`));

		expect(lost).toEqual([]);
		expect(isInCode('no such name at all')).toBe(false);
	});

	test('is short enough to be read', () => {
		expect(entries.filter(({ names }) => names.length > 0).length).toBeLessThanOrEqual(65);
	});

	test('refuses each word that the linter refuses', () => {
		const refused = new Set(entries.flatMap((entry) => entry.refused));

		for (const { word } of REFUSED_IN_NAMES) expect(refused).toContain(word);
		for (const word of REFUSED_IN_PROSE) {
			expect(
				[...refused].some((one) => word.startsWith(one)),
				word,
			).toBe(true);
		}
	});
});
