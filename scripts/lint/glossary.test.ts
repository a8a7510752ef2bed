import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { type GlossaryEntry, readGlossary, wordsOf } from './glossary.ts';
import { REFUSED_WORDS } from './refused-names.ts';
import { isTest, readSourceFiles } from './source-files.ts';

const entries = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const code = readSourceFiles(ROOT)
	.filter((file) => !isTest(file) && !file.path.endsWith('/refused-names.ts'))
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
		expect(entries.length).toBeGreaterThan(120);
	});

	test('names only what stands in the code', () => {
		const lost = entries.flatMap((entry) => missing(entry).map((name) => `${entry.term}: ${name}`));

		expect(lost).toEqual([]);
		expect(isInCode('no such name at all')).toBe(false);
	});

	test('refuses each word that the linter refuses', () => {
		const refused = new Set(entries.flatMap((entry) => entry.refused));

		for (const word of REFUSED_WORDS) expect(refused).toContain(word);
	});
});
