import { expect, test } from 'vitest';
import { foldName, joinName } from './person.ts';

test('a name without a patronymic is its two words', () => {
	expect(joinName('Примерова', 'Анна', '')).toBe('Примерова Анна');
	expect(joinName('Примерова', 'Анна', 'Образцовна')).toBe('Примерова Анна Образцовна');
});

test('two spellings of a name are one when they are compared', () => {
	expect(foldName('Салтыков‑Щедрин')).toBe(foldName('САЛТЫКОВ ЩЕДРИН'));
	expect(foldName('Д’Артаньян')).toBe(foldName("д'артаньян"));
});

test('a name keeps the letters of every Cyrillic alphabet, and nothing is left of one that was garbled', () => {
	expect(foldName('Әхмәт')).toBe('әхмәт');
	expect(foldName('Әхмәт')).not.toBe(foldName('Ахмат'));
	expect(['\ufffd\ufffd \ufffd\u03f8\ufffd', 'П\ufffdтр', '\u03f8\u05d0'].map(foldName)).toEqual([
		'',
		'',
		'',
	]);
});
