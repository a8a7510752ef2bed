import type { BaseData } from '@avtosverka/contract/check/base';
import type { CachedReport } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { metaOf, pastSilence, replyOf } from '../../car/testing/replies.ts';
import { carQuestionOf, comparedCarName, FACTS, wasAsked } from './facts.ts';

const VIN = 'XTA21144094786239' as Vin;
const NOW = new Date('2026-11-21T08:00:00.000Z');
const NOTHING: CachedReport = { base: null, sections: {} };
const BASE: BaseData = {
	vin: VIN,
	model: 'LADA 2114',
	frame: null,
	frame_id: null,
	year: 2008,
	color: null,
	type: null,
	power: null,
	volume: null,
	image: null,
};

const question = (report: CachedReport, price: number | null = null) =>
	carQuestionOf({ vin: VIN, report }, price, NOW);
/** The facts of a report by the titles of their rows. */
function factsOf(report: CachedReport, price: number | null = null): Record<string, string> {
	const car = question(report, price);
	return Object.fromEntries(FACTS.map(({ title, of }) => [title, of(car).replace(/\u00a0/g, ' ')]));
}

describe('the facts of a car', () => {
	test('are told of what is cached', () => {
		const sections = {
			registration: replyOf('registration', 'found'),
			dtp: replyOf('dtp', 'found'),
			diagnostic: replyOf('diagnostic', 'found'),
			stats: replyOf('stats', 'found'),
		};
		expect(factsOf({ base: null, sections }, 250_000)).toEqual({
			'Год выпуска': '2009',
			'Последний пробег': '179 919 км, 04.03.2022',
			Владельцев: '3',
			Аварий: '1',
			'Рыночная цена': '190 000 ₽ — 360 000 ₽',
			'Цена продавца': '250 000 ₽',
			'Ответили сегодня': '4 из 10 разделов',
		});
	});

	test('of silence never look like none', () => {
		const sections = {
			dtp: replyOf('dtp', 'unreachable'),
			registration: replyOf('registration', 'refused'),
			diagnostic: replyOf('diagnostic', 'clear'),
			stats: replyOf('stats', 'partial'),
		};
		expect(factsOf({ base: null, sections })).toEqual({
			'Год выпуска': 'неизвестен',
			'Последний пробег': 'записей нет',
			Владельцев: 'нет ответа',
			Аварий: 'нет ответа',
			'Рыночная цена': '190 000 ₽ — 360 000 ₽ (прочитано не всё)',
			'Цена продавца': 'не введена',
			'Ответили сегодня': '1 из 10 разделов',
		});
	});

	test('of a car that was asked about in vain are not those of a car that nobody asked about', () => {
		const report = { ...NOTHING, failed: { dtp: pastSilence() } };
		expect(wasAsked({ vin: VIN, report })).toBe(true);
		expect(factsOf(report)).toMatchObject({ Аварий: 'нет ответа', Владельцев: 'не спрашивали' });
	});

	test('of a car that nobody asked about say so', () => {
		expect(wasAsked({ vin: VIN, report: NOTHING })).toBe(false);
		expect(factsOf(NOTHING)).toEqual({
			'Год выпуска': 'не спрашивали',
			'Последний пробег': 'не спрашивали',
			Владельцев: 'не спрашивали',
			Аварий: 'не спрашивали',
			'Рыночная цена': 'не спрашивали',
			'Цена продавца': 'не введена',
			'Ответили сегодня': '0 из 10 разделов',
		});
	});
});

describe('the name of a car', () => {
	test('comes from the basic card, else from the registration', () => {
		const base = { success: true, message: '', data: BASE, meta: metaOf('found') };
		const sections = { registration: replyOf('registration', 'found') };
		expect(comparedCarName(question({ base, sections }))).toBe('LADA 2114');
		expect(factsOf({ base, sections })['Год выпуска']).toBe('2008');
		expect(comparedCarName(question({ base: null, sections }))).toBe('LADA 2114 SAMARA');
		expect(comparedCarName(question(NOTHING))).toBeNull();
	});
});
