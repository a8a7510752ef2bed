import { SECTION_DATA, type SectionData } from '@avtosverka/contract/check/data';
import { type CheckReply, checkReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '@avtosverka/registers/answer';
import type { CarFacts } from '@avtosverka/registers/facts/car';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerResult } from '../../answers/answer-result.ts';
import { toReply } from '../../answers/reply.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import type { CarSubject } from './section-view.ts';
import { sectionPresenter } from './sections.ts';

const SUBJECT: CarSubject = { kind: 'vin', vin: SAMPLE_VIN };
const AS_OF = new Date('2026-11-21T07:42:00Z');
const ASKED = { source: 'avtocod', asOf: AS_OF } as const;

function reply<S extends Section>(section: S, answer: object) {
	const answered = { kind: 'asked', answer: answer as Answer<CarFacts[S]>, tried: [] } as AnswerResult<S>;
	const written = toReply(answered, SUBJECT, sectionPresenter(section));
	return checkReply(SECTION_DATA[section]).parse(written) as CheckReply<SectionData[S]>;
}

const found = <S extends Section>(section: S, facts: CarFacts[S] = SAMPLE_FACTS[section]) =>
	reply(section, { ...ASKED, state: 'found', facts });

describe('what was found', () => {
	test('registration: owners in words, the last one first, their codes beside, no end of a period that lasts', () => {
		expect(found('registration').data).toEqual({
			requestTime: '2026-11-21T07:42:00.000Z',
			vin: SAMPLE_VIN,
			status: 200,
			RequestResult: {
				vehicle_brandmodel: 'ВАЗ 21144',
				vehicle_releaseyear: 2009,
				vehicle_vin: SAMPLE_VIN,
				vehicle_bodycolor: 'Серебристый',
				vehicle_body_number: SAMPLE_VIN,
				vehicle_enclosedvolume: 1596,
				vehicle_enginepower: 81.6,
				vehicle_type_name: 'Легковой хэтчбек',
				vehicle_eco_class: null,
				reestr_status: 'На учёте',
				periods: [
					{
						startDate: '2014-02-03',
						ownerType: 'Физическое лицо',
						ownerTypeCode: 'PERSON',
						lastOperation: null,
						lastOperationCode: '03',
					},
					{
						startDate: '2009-06-10',
						endDate: '2014-02-03',
						ownerType: 'Юридическое лицо',
						ownerTypeCode: 'LEGAL',
						lastOperation: 'Первичная регистрация',
						lastOperationCode: '11',
					},
				],
			},
		});
	});

	test('dtp: accidents with their damage codes', () => {
		expect(found('dtp').data).toEqual({
			Accidents: [
				{
					AccidentNumber: '000043057',
					AccidentType: 'Наезд на стоящее ТС',
					AccidentDateTime: '2018-02-14T05:24:00',
					RegionName: 'Новгородская область',
					AccidentPlace: null,
					OwnerOkopf: null,
					VehicleDamageState: 'Неизвестно',
					VehicleAmount: 2,
					VehicleMark: 'ВАЗ',
					VehicleModel: '21144',
					VehicleYear: 2009,
					DamagePoints: ['006', '112'],
				},
			],
		});
	});

	test('wanted', () => {
		expect(found('wanted').data).toEqual({
			records: [
				{
					w_model: 'ГАЗ302ГАЗЕЛЬ',
					w_vin: SAMPLE_VIN,
					w_kuzov: 'KCA275-9673180',
					w_god_vyp: 2013,
					w_data_pu: '2014-02-06',
					w_reg_inic: 'Калужская',
				},
			],
		});
	});

	test('restrict: authority and kind in words, their codes beside', () => {
		expect(found('restrict').data).toEqual({
			records: [
				{
					tsmodel: 'ВАЗ 21144',
					tsVIN: SAMPLE_VIN,
					dateadd: '2015-07-13',
					regname: 'Брянская',
					divtype: 'Судебные Органы',
					divtypeCode: '1',
					ogrkod: 'Запрет на регистрационные действия',
					ogrkodCode: '1',
					phone: null,
					osnOgr: 'Документ: 90129308-0060 от 13.07.2015',
				},
			],
		});
	});

	test('diagnostic: previous cards newest first, undated ones last', () => {
		const [card] = found('diagnostic').data?.diagnosticCards ?? [];
		expect(card).toMatchObject({
			dcNumber: '201437271258456',
			dcDate: '2022-03-04',
			dcExpirationDate: '2023-03-04',
			odometerValue: 179_919,
			brand: 'ВАЗ',
			model: '21144',
			vin: SAMPLE_VIN,
			pointAddress: 'г. Волоколамск, пл. Балканская, 19',
		});
		expect(card?.previousDcs.map(({ dcDate }) => dcDate)).toEqual(['2021-01-15', '2019-01-10', null]);
		expect(card?.previousDcs[0]).toEqual({
			dcNumber: '201437271258455',
			dcDate: '2021-01-15',
			dcExpirationDate: '2022-01-15',
			odometerValue: 201_532,
		});
	});

	test('osago', () => {
		expect(found('osago').data).toEqual([
			{
				series: 'ЕЕЕ',
				number: '0018891420',
				model: 'ВАЗ 21144',
				vin: SAMPLE_VIN,
				plate: 'А123ВС77',
				status: 'Выдан страхователю',
				insuranceCompany: 'Ресо-Гарантия',
				active: false,
				startDate: '2014-07-07',
				endDate: '2015-07-07',
			},
		]);
	});

	test('zalog: open pledges and every event', () => {
		expect(found('zalog').data).toEqual({
			status: 200,
			list: [
				{
					registerDate: '2023-05-11',
					number: '2023-007-931339-111',
					properties: [{ value: 'ВАЗ 21144' }],
					pledgors: [{ name: 'Иванов Иван Иванович' }],
					pledgees: [{ name: 'ПАО «Банк»' }],
				},
			],
			history: [{ dateStr: '2023-05-11', typeStr: 'Возникновение', number: '2023-007-931339-111' }],
		});
	});

	test('zalog: pledges that have all ended are still something found', () => {
		const ended = found('zalog', { ...SAMPLE_FACTS.zalog, open: [] });
		expect(ended.data).toMatchObject({ status: 200, list: [], history: [{ typeStr: 'Возникновение' }] });
	});

	test('recall', () => {
		expect(found('recall').data).toEqual([
			{
				vin: null,
				vehicle_brand: 'Nissan',
				vehicle_model: 'Tiida',
				manufacturer: 'ООО «Отзывная кампания»',
				recall_reason: 'Подушка безопасности водителя срабатывает неверно',
				recommendation: 'Замена газогенератора',
				dealership: null,
				date: '2012-12-12',
			},
		]);
	});

	test('stats', () => {
		expect(found('stats').data).toEqual({
			success: true,
			result: {
				avg_run: 154_321.5,
				avg_owners: 2.4,
				upper_market_bound: 320_000,
				lower_market_bound: 210_000,
				avg_price: 265_000,
				adverts_count_all: 37,
			},
		});
	});

	test('customs', () => {
		expect(found('customs').data).toEqual({
			code: 200,
			vin: SAMPLE_VIN,
			model: 'HONDA CR-X',
			chassis: null,
			body: null,
			date: '2016-04-05',
			country: 'Румыния',
		});
	});

	test('a year that a supplier writes with a fraction does not break the reply', () => {
		const [accident] = SAMPLE_FACTS.dtp.accidents;
		if (!accident) throw new Error('the sample has an accident');
		expect(found('dtp', { accidents: [{ ...accident, year: 2009.5 }] }).data?.Accidents[0]?.VehicleYear).toBe(
			2010,
		);
	});
});

const EMPTY: Readonly<Record<Section, unknown>> = {
	registration: {
		requestTime: '2026-11-21T07:42:00.000Z',
		vin: SAMPLE_VIN,
		status: 404,
		RequestResult: null,
	},
	dtp: { Accidents: [] },
	wanted: { records: [] },
	restrict: { records: [] },
	diagnostic: { diagnosticCards: [] },
	osago: [],
	zalog: { status: 404, list: [], history: [] },
	recall: [],
	stats: { success: false, result: null },
	customs: { code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null },
};

describe.each(SECTIONS)('%s', (section) => {
	const meta = { source: 'avtocod', asOf: AS_OF.toISOString(), cached: false, stale: false, pending: false };

	test('partial: the same data as found, and how many rows are missing', () => {
		const facts = SAMPLE_FACTS[section];
		const partial = reply(section, { ...ASKED, state: 'partial', facts, skippedRows: 2 });
		expect(partial.data).toEqual(found(section).data);
		expect(partial).toMatchObject({ success: true, meta: { ...meta, state: 'partial', skippedRows: 2 } });
	});

	test('clear: the empty form of the specification and its sentence', () => {
		const clear = reply(section, { ...ASKED, state: 'clear' });
		expect(clear).toMatchObject({ success: true, message: SECTION_CATALOGUE[section].emptyText });
		expect(clear.data).toEqual(EMPTY[section]);
		expect(clear.meta).toMatchObject({ ...meta, state: 'clear', reason: null });
	});

	test.each([
		[{ ...ASKED, state: 'unreachable', detail: '' }, null],
		[{ ...ASKED, state: 'refused', reason: 'captcha', detail: '' }, 'captcha'],
		[{ ...ASKED, state: 'unreadable', detail: '' }, null],
		[{ state: 'not-asked', reason: 'no-key' }, 'no-key'],
	])('$0.state: no data that could be taken for "nothing found"', (answer, reason) => {
		const failed = reply(section, answer);
		expect(failed).toMatchObject({ success: false, data: null, meta: { state: answer.state, reason } });
		expect(failed.message).not.toBe(SECTION_CATALOGUE[section].emptyText);
	});
});

describe('whatever a register tells', () => {
	const text = fc.option(fc.string());
	const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }));
	const accident = fc.record({
		number: text,
		at: text,
		kind: text,
		region: text,
		place: text,
		ownerForm: text,
		damageState: text,
		vehicles: number,
		brand: text,
		model: text,
		year: number,
		damageCodes: fc.array(fc.string()),
	});

	test('accidents fit the contract, each of them', () => {
		fc.assert(
			fc.property(fc.array(accident), (accidents) => {
				expect(found('dtp', { accidents }).data?.Accidents).toHaveLength(accidents.length);
			}),
		);
	});

	test('no inspection gets lost and the order is by date', () => {
		const inspection = fc.record({ number: text, issuedAt: text, expiresAt: text, odometer: number });
		fc.assert(
			fc.property(fc.array(inspection), (previous) => {
				const [sample] = SAMPLE_FACTS.diagnostic.cards;
				if (!sample) throw new Error('the sample has a card');
				const [card] = found('diagnostic', { cards: [{ ...sample, previous }] }).data?.diagnosticCards ?? [];
				const dates = card?.previousDcs.map(({ dcDate }) => dcDate ?? '') ?? [];
				expect(dates).toHaveLength(previous.length);
				expect(dates).toEqual(dates.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
			}),
		);
	});
});
