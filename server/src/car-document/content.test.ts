import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { partial, question, stale } from '@avtosverka/decision/car/testing/answers';
import { anyCar, UNSPEAKABLE } from '@avtosverka/decision/car/testing/car-arbitrary';
import { theft } from '@avtosverka/decision/car/testing/invented-records';
import { LAW_RUNS } from '@avtosverka/decision/testing/law-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carContent } from './content.ts';
import { printedLine } from './printed-line.ts';
import { BAD, CLEAN, drawingOf, SILENT, UNASKED, VIN } from './testing/drawings.ts';

const contentOf = (car: typeof BAD) => carContent(drawingOf(car));
const lineOf = (car: typeof BAD, section: (typeof SECTIONS)[number]) =>
	contentOf(car).lines[SECTIONS.indexOf(section)];

describe('the document', () => {
	test('of a bad car says the verdict, its reasons in three groups, what to ask and what to look at', () => {
		const { verdict, basis, reasons, questions, inspection, name, numbers } = contentOf(BAD);
		expect([name, numbers]).toEqual(['LADA 2114 SAMARA, 2009', `VIN ${VIN}`]);
		expect([verdict.words, verdict.colour, basis]).toEqual(['Остановитесь', 'red', '']);
		expect(reasons.map(({ title }) => title)).toEqual([
			'Из-за чего остановиться',
			'Что выяснить до сделки',
			'Что учесть',
		]);
		expect(reasons[0]?.sentences[0]).toBe('В розыске с 09.08.2025, Ульяновская область.');
		expect(questions[0]).toContain('розыск');
		expect(inspection.length).toBeGreaterThan(0);
	});

	test('of a clean car says what was found empty, and what was not checked', () => {
		const { verdict, basis, lines, notChecked, answered } = contentOf(CLEAN);
		expect(verdict.words).toBe('Плохого в ответах нет');
		expect(basis).toContain('Розыск, запреты, залоги: записей нет.');
		expect(answered).toBe('Ответили 10 из 10');
		expect(lines.map(({ title }) => title)).toEqual(SECTIONS.map((one) => SECTION_CATALOGUE[one].title));
		expect(lineOf(CLEAN, 'wanted')).toMatchObject({ sign: 'check', said: 'Записей нет' });
		expect(lineOf(CLEAN, 'wanted')?.source).toBe('Автокод, данные на 22 ноября 2026, 14:59');
		expect(notChecked).toContain('Ремонт: его не записывает ни один реестр');
	});

	test('of silent registers never says that nothing is found', () => {
		const { verdict, lines, notChecked } = contentOf(SILENT);
		expect(verdict.words).toBe('Пока рано решать');
		for (const { said, sign, source } of lines) {
			expect(said).toMatch(/ не ответил\. Это не значит, что записей нет\.$/);
			expect([sign, source]).toEqual(['unreachable', 'Спрашивали: Автокод, 22 ноября 2026, 14:59']);
		}
		expect(notChecked.slice(0, 10).every((line) => line.endsWith('реестр не ответил'))).toBe(true);
	});

	test('of registers that were not asked says so', () => {
		const { verdict, lines, timeline } = contentOf(UNASKED);
		expect(verdict.words).toBe('Пока рано решать');
		expect(new Set(lines.map(({ said, source }) => said + source))).toEqual(new Set(['Не запрошено']));
		expect(timeline.from).toBeNull();
	});

	test('says of an answer that was not read to its end, or is of before, what it is', () => {
		const records = { records: [theft({ w_data_pu: '2025-08-09' })] };
		expect(lineOf(question({ wanted: partial(records) }), 'wanted')?.said).toBe(
			'В розыске с 09.08.2025. Прочитано не всё: 1\u00a0запись прочитать не удалось.',
		);
		expect(lineOf(question({ wanted: partial({ records: [] }) }), 'wanted')).toMatchObject({
			sign: 'partial',
			said: 'Прочитано не всё: 1\u00a0запись прочитать не удалось.',
		});
		expect(lineOf(question({ wanted: stale(records) }), 'wanted')?.said).toMatch(
			/^В розыске с 09\.08\.2025\. Ответ прежний, от /,
		);
	});

	test('names the plate that the report was opened by', () => {
		const plate = 'А123ВС77' as Plate;
		expect(carContent({ ...drawingOf(BAD), plate }).numbers).toBe(`А 123 ВС 77 · VIN ${VIN}`);
	});

	test('of whatever registers answer names no person', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				expect(JSON.stringify(contentOf(car))).not.toContain(UNSPEAKABLE);
			}),
			LAW_RUNS,
		);
	});
});

test('a text is one line, and a number stays with what it counts', () => {
	expect(printedLine(' Розыск\nи  залог,\tещё 1. ')).toBe('Розыск и залог, ещё\u00a01.');
	expect(printedLine('Владельцев 4, у 10 машин')).toBe('Владельцев 4, у 10\u00a0машин');
	const long = printedLine('слово '.repeat(200));
	expect(long).toMatch(/слово… \(целиком на странице проверки\)$/);
	expect(long.length).toBeLessThan(460);
});
