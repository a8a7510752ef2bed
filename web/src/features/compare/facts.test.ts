import type { CachedReport } from '@avtosverka/contract/site';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { decideCar } from '@avtosverka/decision/car/decide';
import { describe, expect, test } from 'vitest';
import { pastSilence, replyOf } from '../../car/testing/replies.ts';
import { COMPARED_SECTIONS, carQuestionOf, registerWords, wasAsked } from './facts.ts';

const VIN = 'XTA21144094786239' as Vin;
const NOW = new Date('2026-11-21T08:00:00.000Z');
const NOTHING: CachedReport = { base: null, sections: {} };

/** What a report's register says, in the cell of its row. */
function said(report: CachedReport, section: Section): readonly string[] {
	const question = carQuestionOf({ vin: VIN, report }, null, NOW);
	const cell = registerWords(question, section, decideCar(question));
	return cell.map(({ words }) => words.replace(/\u00a0/g, ' '));
}

const answered = (section: Section, state: (typeof ANSWER_STATES)[number]): CachedReport => ({
	base: null,
	sections: { [section]: replyOf(section, state) },
});

describe('what a register says of a car', () => {
	test.each<[Section, string]>([
		['wanted', 'В розыске с 09.08.2025'],
		['restrict', '2 ограничения'],
		['zalog', 'В залоге с 15.06.2024'],
		['registration', '3 владельца, последний 7 лет'],
		['dtp', '1 ДТП, 04.04.2018'],
		['diagnostic', 'Пробег уменьшался'],
		['osago', 'Полис действует до 30.04.2027'],
		['recall', '1 отзывная кампания'],
		['stats', '265 000 ₽ в среднем'],
		['customs', 'Выпущена 05.09.2012, Казахстан'],
	])('%s: as its line in the report does', (section, words) => {
		expect(said(answered(section, 'found'), section)).toEqual([words]);
	});

	test.each(SECTIONS)('%s: its silence has words that are never those of «none»', (section) => {
		const none = said(answered(section, 'clear'), section).join();
		expect(none).toBe('Записей нет');
		const others = ANSWER_STATES.filter((state) => state !== 'clear').map((state) =>
			said(answered(section, state), section).join(),
		);
		others.push(said(NOTHING, section).join());
		others.push(said({ ...NOTHING, failed: { [section]: pastSilence() } }, section).join());
		for (const words of others) expect(words).not.toMatch(/^$|^Записей/);
	});

	test('what was read comes before what is missing', () => {
		expect(said(answered('dtp', 'partial'), 'dtp')).toEqual(['1 ДТП, 04.04.2018', 'Прочитано не всё']);
		expect(said(answered('dtp', 'unreachable'), 'dtp')).toEqual(['Нет ответа']);
		expect(said(NOTHING, 'dtp')).toEqual(['Не запрошено']);
	});
});

test('the registers that may stop a deal come first, and none is left out', () => {
	expect(COMPARED_SECTIONS.slice(0, 3)).toEqual(['wanted', 'restrict', 'zalog']);
	expect([...COMPARED_SECTIONS].sort()).toEqual([...SECTIONS].sort());
});

test('a car that was asked about in vain is not one that nobody asked about', () => {
	expect(wasAsked({ vin: VIN, report: { ...NOTHING, failed: { dtp: pastSilence() } } })).toBe(true);
	expect(wasAsked({ vin: VIN, report: NOTHING })).toBe(false);
});
