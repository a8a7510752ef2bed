import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName, joinName, readNamePart } from './person.ts';

const read = (text: string) => {
	const part = readNamePart(text);
	return part.ok ? part.value : part.problem;
};

describe('a part of a name', () => {
	test.each([
		['салтыков-щедрин', 'Салтыков-Щедрин'],
		['САЛТЫКОВ – ЩЕДРИН', 'Салтыков-Щедрин'],
		['Салтыков‑Щедрин-', 'Салтыков-Щедрин'],
		['салтыков  щедрин', 'Салтыков Щедрин'],
		['анна-мария', 'Анна-Мария'],
		['д’артаньян', "Д'Артаньян"],
		["О'НИЛ", "О'Нил"],
		['марʼяна', "Мар'яна"],
		['ВАГИФ ОГЛЫ', 'Вагиф оглы'],
		['вагиф-кызы', 'Вагиф-кызы'],
		['асан УУЛУ', 'Асан уулу'],
		['нгуен тхи лан', 'Нгуен Тхи Лан'],
		['ё', 'Ё'],
	])('«%s» is kept as «%s»', (typed, cached) => {
		expect(read(typed)).toBe(cached);
	});

	test.each([
		['', 'empty'],
		[' - ', 'empty'],
		["'", 'empty'],
		['Primerov', 'not-cyrillic'],
		['Иванов1', 'not-cyrillic'],
		['Иванов, Пётр', 'not-cyrillic'],
		['Іванов', 'not-cyrillic'],
		['а'.repeat(61), 'too-long'],
	])('«%s» is refused: %s', (typed, problem) => {
		expect(read(typed)).toBe(problem);
	});

	test('is read again as it was kept, and never begins or ends with a hyphen', () => {
		const sign = fc.constantFrom('а', 'Ё', 'р', '-', ' ', "'", '’', '–', '\u00a0');
		fc.assert(
			fc.property(fc.string({ unit: sign, maxLength: 30 }), (typed) => {
				const part = readNamePart(typed);
				if (!part.ok) return;
				expect(readNamePart(part.value)).toEqual(part);
				expect(part.value).toMatch(/^[а-яё]+(?:[ '-][а-яё]+)*$/i);
			}),
		);
	});
});

test('a name without a patronymic is its two words', () => {
	expect(joinName('Примерова', 'Анна', '')).toBe('Примерова Анна');
	expect(joinName('Примерова', 'Анна', 'Образцовна')).toBe('Примерова Анна Образцовна');
});

test('two spellings of a name are one when they are compared', () => {
	expect(foldName('Салтыков‑Щедрин')).toBe(foldName('САЛТЫКОВ ЩЕДРИН'));
	expect(foldName('Д’Артаньян')).toBe(foldName("д'артаньян"));
});
