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
