import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasForeignSign, mendName, otherLetters, readNamePart, readPatronymic } from './name-part.ts';
import type { PersonReading } from './person.ts';

const result = (part: PersonReading<string>) => (part.ok ? part.value : part.problem);
const read = (text: string) => result(readNamePart(text));

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
		['фон Дервиз', 'фон Дервиз'],
		['Фон Дервиз', 'Фон Дервиз'],
		['ФОН ДЕРВИЗ', 'Фон Дервиз'],
		['тер-Петросян', 'тер-Петросян'],
		['де сантис', 'Де Сантис'],
		['әхмәт', 'Әхмәт'],
		['ЇЖАКЕВИЧ', 'Їжакевич'],
		['қожахметов', 'Қожахметов'],
		['Приме\u200bров', 'Примеров'],
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
		['Cергеев', 'not-cyrillic'],
		['Ѳедоров', 'not-cyrillic'],
		['Иванова (Петрова)', 'not-cyrillic'],
		['отсутствует', 'empty'],
		['—', 'empty'],
		['а'.repeat(61), 'too-long'],
	])('«%s» is refused: %s', (typed, problem) => {
		expect(read(typed)).toBe(problem);
	});

	test('is read again as it was kept, and never begins or ends with a hyphen', () => {
		const sign = fc.constantFrom('а', 'Ё', 'р', 'ї', 'д', 'е', '-', ' ', "'", '’', '–', '\u00a0');
		fc.assert(
			fc.property(fc.string({ unit: sign, maxLength: 30 }), (typed) => {
				const part = readNamePart(typed);
				if (!part.ok) return;
				expect(readNamePart(part.value)).toEqual(part);
				expect(part.value).toMatch(/^[\u0400-\u052f]+(?:[ '-][\u0400-\u052f]+)*$/);
			}),
		);
	});
});

describe('a patronymic', () => {
	test.each([
		'нет',
		'Нет.',
		'НЕТУ',
		'отсутствует',
		'Отсутств.',
		'не имеется',
		'без отчества',
		'-',
		'—',
		'none',
	])('in words that there is none is no name: %s', (text) => {
		expect(result(readPatronymic(text))).toBe('no-patronymic');
	});

	test.each([
		['', 'empty'],
		['  ', 'empty'],
		['нетович', 'Нетович'],
		['вагиф оглы', 'Вагиф оглы'],
		['Иванoвич', 'not-cyrillic'],
	])('«%s» is %s', (text, cached) => {
		expect(result(readPatronymic(text))).toBe(cached);
	});
});

describe('what was probably meant', () => {
	test.each([
		['Cергеев', 'Сергеев'],
		['Иванoв', 'Иванов'],
		['МAPИЯ', 'Мария'],
		['3айцев', 'Зайцев'],
		['Иванова (Петрова)', 'Иванова'],
		['Иванова [дев. Петрова]', 'Иванова'],
		['Иванова (Петрова) Анна', 'Иванова Анна'],
		['Иванова/Петрова', 'Иванова'],
		['«Примеров»', 'Примеров'],
		['Примеров,', 'Примеров'],
	])('by «%s» is «%s»', (text, name) => {
		expect(mendName(text)).toBe(name);
	});

	test.each(['Примеров', 'Ivanov', 'Иванов, Пётр', 'Смиrнов', '', '(Петрова)', '12', '03'])(
		'is not guessed: %j',
		(text) => {
			expect(mendName(text)).toBeNull();
		},
	);

	test('is a name that stays as it is, whatever was typed', () => {
		const sign = fc.constantFrom(...'аЁрcOx03(),.-«»\u200b ї');
		fc.assert(
			fc.property(fc.string({ unit: sign, maxLength: 20 }), (text) => {
				const name = mendName(text);
				if (name !== null) expect(read(name)).toBe(name);
			}),
		);
	});
});

test('a sign that no name has is seen while it is typed, and letters of other alphabets are told', () => {
	expect(['Ива', 'О’Нил', 'Салтыков –', 'Әхмәт', ''].filter(hasForeignSign)).toEqual([]);
	expect(['C', 'Ива1', 'Ива(', 'Ѳ'].filter((text) => !hasForeignSign(text))).toEqual([]);
	expect(otherLetters('Әхмәт')).toEqual(['Ә']);
	expect(otherLetters('Ёжиков')).toEqual([]);
});
