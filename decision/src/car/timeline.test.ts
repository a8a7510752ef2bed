import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import type { PledgeEventData } from '@avtosverka/contract/check/zalog';
import type { Timeline } from '@avtosverka/contract/decision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { clear, type GivenAnswers, partial, question, silent, silentBefore } from './testing/answers.ts';
import { accident, inspections, pledges } from './testing/invented-records.ts';

const TODAY = '2026-11-22';

function timeline(given: GivenAnswers): Timeline {
	return decideCar(question({ osago: clear(), ...given })).timeline;
}

function owners(...periods: readonly Partial<OwnershipPeriodData>[]): Timeline['owners'] {
	const none = { startDate: null, ownerType: null, ownerTypeCode: null };
	return timeline({
		registration: {
			requestTime: '',
			vin: '',
			status: 200,
			RequestResult: {
				...{ vehicle_brandmodel: null, vehicle_releaseyear: null, vehicle_vin: null },
				...{ vehicle_bodycolor: null, vehicle_body_number: null, vehicle_enclosedvolume: null },
				...{ vehicle_enginepower: null, vehicle_type_name: null, vehicle_eco_class: null },
				reestr_status: null,
				periods: periods.map((period) => ({
					...none,
					lastOperation: null,
					lastOperationCode: null,
					...period,
				})),
			},
		},
	}).owners;
}

function pledgeMarks(list: readonly string[], ...history: readonly PledgeEventData[]) {
	const open = list.map((number) => ({ registerDate: '2024-06-15', number }));
	const parties = { properties: [], pledgors: [{ name: 'Примеров' }], pledgees: [] };
	const zalog = {
		status: 200 as const,
		list: open.map((one) => ({ ...one, ...parties })),
		history: [...history],
	};
	return timeline({ zalog }).marks.map(({ kind, date }) => [kind, date]);
}

test('a car that registers have nothing on has an axis without a beginning', () => {
	expect(timeline({})).toEqual({
		...{ from: null, to: TODAY, owners: [], mileage: [] },
		...{
			averageRun: null,
			runEstimate: null,
			marks: [],
			policies: [],
			noReadings: 'Показаний одометра в реестре нет',
		},
	});
});

test('owners are told oldest first, by the code or else by the words', () => {
	expect(
		owners(
			{ startDate: '2020-01-01', ownerTypeCode: null, ownerType: 'Юридическое лицо' },
			{ startDate: '2015-01-01', endDate: '2020-01-01', ownerTypeCode: 'Natural' },
			{ startDate: '2010-01-01', endDate: '2015-01-01', ownerTypeCode: '7', ownerType: null },
		),
	).toEqual([
		{ kind: 'unknown', from: '2010-01-01', to: '2015-01-01' },
		{ kind: 'person', from: '2015-01-01', to: '2020-01-01' },
		{ kind: 'company', from: '2020-01-01', to: null },
	]);
});

test('a period without an end, or one that overlaps the next, ends when the next begins', () => {
	expect(
		owners(
			{ startDate: '2010-01-01' },
			{ startDate: '2015-01-01', endDate: '2022-05-05' },
			{ startDate: '2020-01-01' },
		).map(({ to }) => to),
	).toEqual(['2015-01-01', '2020-01-01', null]);
});

test('a period that ends before it begins, or whose beginning nobody knows, is no owner', () => {
	expect(
		owners({ startDate: '2015-01-01', endDate: '2014-01-01' }, { startDate: null, endDate: '2014-01-01' }),
	).toEqual([]);
});

test('a pledge of the list and of the history is one mark, and so is each end', () => {
	const event = (dateStr: string, typeStr: string | null, number: string) => ({ dateStr, typeStr, number });
	expect(
		pledgeMarks(
			['2024-1'],
			event('2024-06-15', 'Возникновение', '2024-1'),
			event('2020-02-02', 'Исключение', '2018-1/1'),
			event('2018-02-02', 'Возникновение залога', '2018-1'),
			event('2019-02-02', 'Изменение', '2018-1'),
			event('2019-03-02', null, '2018-1'),
		),
	).toEqual([
		['pledge', '2018-02-02'],
		['pledge-ended', '2020-02-02'],
		['pledge', '2024-06-15'],
	]);
});

test('marks name their section and no person', () => {
	const { marks } = timeline({
		wanted: {
			records: [
				{
					...{ w_model: null, w_vin: null, w_kuzov: null, w_god_vyp: null },
					...{ w_data_pu: '2024-11-20', w_reg_inic: 'Московская область' },
				},
			],
		},
	});
	const text = 'Объявлена в розыск: Московская область';
	const severity = 'stop';
	expect(marks).toEqual([{ kind: 'wanted', date: '2024-11-20', section: 'wanted', text, severity }]);
});

test('an accident tells its kind, and the hour of it is no part of its day', () => {
	const unknown = {
		...{ AccidentNumber: null, RegionName: null, AccidentPlace: null, OwnerOkopf: null, VehicleYear: null },
		...{ VehicleDamageState: null, VehicleAmount: null, VehicleMark: null, VehicleModel: null },
		DamagePoints: [],
	};
	const { marks } = timeline({
		dtp: {
			Accidents: [
				{ ...unknown, AccidentDateTime: '2018-04-04T12:00:00', AccidentType: 'Наезд на стоящее ТС' },
				{ ...unknown, AccidentDateTime: '2017-04-04T23:59:00', AccidentType: null },
				{ ...unknown, AccidentDateTime: null, AccidentType: 'Столкновение' },
			],
		},
	});
	expect(marks.map(({ date, text }) => [date, text])).toEqual([
		['2017-04-04', 'ДТП'],
		['2018-04-04', 'ДТП: наезд на стоящее ТС'],
	]);
});

test('why there are no readings is told: none, waited for, silent and never asked are four', () => {
	const words = (given: GivenAnswers, calls = {}) =>
		decideCar({ ...question(given), calls }).timeline.noReadings;
	expect(words({})).toBe('Показаний одометра в реестре нет');
	expect(words({ diagnostic: null }, { diagnostic: 'loading' })).toBe('Пробег: спрашиваем, ответа ещё нет');
	expect(words({ diagnostic: silent() })).toBe('Пробег: реестр не ответил');
	expect(words({ diagnostic: silentBefore() })).toBe('Пробег: реестр не ответил');
	expect(words({ diagnostic: null })).toBe('Пробег: ещё не спрашивали');
	expect(words({ diagnostic: partial({ diagnosticCards: [] }) })).toBe('Пробег: прочитано не всё');
	expect(words({ diagnostic: inspections(['2021-01-15', 100]) })).toBeNull();
});

test('a mark is as grave as the finding made of its record', () => {
	const { marks } = timeline({
		dtp: {
			Accidents: [
				accident({ AccidentDateTime: '2016-04-04T12:00:00', AccidentType: 'Столкновение' }),
				accident({ AccidentDateTime: '2018-04-04T12:00:00', AccidentType: 'Опрокидывание' }),
			],
		},
		zalog: pledges([], [{ dateStr: '2020-02-02', typeStr: 'Исключение', number: '1' }]),
	});
	expect(marks.map(({ kind, severity }) => [kind, severity])).toEqual([
		['accident', 'know'],
		['accident', 'clarify'],
		['pledge-ended', 'know'],
	]);
});

test('a policy may end in the future, a mark may not', () => {
	const policy = { series: null, number: null, model: null, vin: null, plate: null, status: null };
	const osago = [
		{ ...policy, insuranceCompany: null, active: true, startDate: '2026-05-01', endDate: '2027-04-30' },
		{ ...policy, insuranceCompany: null, active: true, startDate: '2027-05-01', endDate: '2028-04-30' },
	];
	const customs = { vin: null, model: null, chassis: null, body: null, country: null };
	const { policies, marks, from } = timeline({
		osago,
		customs: { code: 200, ...customs, date: '2027-01-01' },
	});
	expect({ policies, marks, from }).toEqual({
		policies: [{ from: '2026-05-01', to: '2027-04-30' }],
		marks: [],
		from: '2026-05-01',
	});
});

test('the average is that of the market, unless it found no such cars', () => {
	const result = {
		...{ avg_run: 148_200, avg_owners: null, upper_market_bound: null },
		...{ lower_market_bound: null, avg_price: null, adverts_count_all: 3 },
	};
	expect(timeline({ stats: { success: true, result } }).averageRun).toBe(148_200);
	expect(timeline({ stats: { success: false, result } }).averageRun).toBeNull();
	expect(timeline({ stats: { success: true, result: { ...result, avg_run: 0 } } }).averageRun).toBeNull();
});

test('whatever days registers write, only real ones between the first and today are on the axis', () => {
	const day = fc.option(
		fc.oneof(
			fc.constantFrom('', 'вчера', '2021-02-30', '1900-01-01', '0001-01-01', '2999-01-01', '2020-1-1'),
			fc
				.date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
				.map((date) => date.toISOString().slice(0, 10)),
		),
	);
	const card = fc.record({
		...{ dcNumber: fc.constant(null), dcExpirationDate: fc.constant(null) },
		dcDate: day,
		odometerValue: fc.option(fc.integer({ min: -5, max: 900_000 })),
	});
	fc.assert(
		fc.property(fc.array(fc.tuple(day, day)), fc.array(card), (periods, previousDcs) => {
			const list = owners(...periods.map(([startDate, endDate]) => ({ startDate, endDate })));
			list.forEach(({ from, to }, place) => {
				const next = list[place + 1]?.from ?? TODAY;
				expect(from <= (to ?? next) && (to ?? next) <= next).toBe(true);
			});
			const empty = { dcNumber: null, dcDate: null, dcExpirationDate: null, odometerValue: null };
			const place = { brand: null, model: null, vin: null, pointAddress: null };
			const { mileage, from } = timeline({
				diagnostic: { diagnosticCards: [{ ...empty, ...place, previousDcs }] },
			});
			expect(from).toBe(mileage[0]?.date ?? null);
			for (const { date, km } of mileage) {
				expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
				expect(date >= '1990-01-01' && date <= TODAY && km >= 0).toBe(true);
			}
		}),
	);
});
