import { clear, silent } from './answers.ts';
import type { CarCase } from './car-case.ts';
import { cleanCar } from './clean-car.ts';
import {
	accident,
	ban,
	inspections,
	market,
	pledge,
	pledges,
	registered,
	theft,
} from './invented-records.ts';

/**
 * Invented cars for the rules of the mileage, and cars with something of everything; written before the
 * rules.
 */
export const CARS_OF_THE_MILEAGE: readonly CarCase[] = [
	{
		title: 'wound back before it was sold',
		given: cleanCar({
			diagnostic: inspections(['2018-05-19', 148_300], ['2020-03-08', 96_750], ['2023-06-01', 113_900]),
		}),
		verdict: 'clarify',
		rules: ['mileage-old', 'mileage-rolled-back'],
	},
	{
		title: 'not read since 2018',
		given: cleanCar({ diagnostic: inspections(['2016-05-19', 71_000], ['2018-06-01', 103_000]) }),
		verdict: 'no-obstacles',
		rules: ['mileage-old'],
	},
	{
		title: 'less at the last inspection than at the one before',
		given: cleanCar({ diagnostic: inspections(['2021-01-15', 201_532], ['2022-03-04', 179_919]) }),
		verdict: 'clarify',
		rules: ['mileage-old', 'mileage-rolled-back', 'mileage-above-market'],
	},
	{
		title: 'less by as much as figures are rounded',
		given: cleanCar({ diagnostic: inspections(['2024-05-20', 83_000], ['2024-06-01', 82_600]) }),
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'a digit forgotten once',
		given: cleanCar({
			diagnostic: inspections(['2022-05-14', 71_200], ['2024-05-20', 8_290], ['2026-05-22', 104_300]),
		}),
		verdict: 'no-obstacles',
		rules: ['mileage-slip'],
	},
	{
		title: 'a digit too many once',
		given: cleanCar({
			diagnostic: inspections(['2022-05-14', 61_200], ['2024-05-20', 829_000], ['2026-05-22', 104_300]),
		}),
		verdict: 'no-obstacles',
		rules: ['mileage-slip'],
	},
	{
		title: 'driven as taxis are',
		given: cleanCar({ diagnostic: inspections(['2025-05-14', 10_000], ['2026-05-14', 95_000]) }),
		verdict: 'clarify',
		rules: ['mileage-per-year'],
	},
	{
		title: 'driven twice as far as cars like it',
		given: cleanCar({ stats: market(50_000) }),
		verdict: 'no-obstacles',
		rules: ['mileage-above-market'],
	},
	{
		title: 'the market tells no average',
		given: cleanCar({ stats: market(null) }),
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'little driven, and not inspected for years',
		given: cleanCar({ diagnostic: inspections(['2021-05-14', 14_000]) }),
		verdict: 'no-obstacles',
		rules: ['mileage-low'],
	},
	{
		title: 'little driven, inspected this year',
		given: cleanCar({ diagnostic: inspections(['2021-05-14', 14_000], ['2026-05-14', 29_000]) }),
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'never inspected',
		given: cleanCar({ diagnostic: clear() }),
		verdict: 'no-obstacles',
		rules: ['mileage-unknown'],
	},
	{
		title: 'inspected without a figure',
		given: cleanCar({ diagnostic: inspections(['2021-05-14', null], [null, 50_000]) }),
		verdict: 'no-obstacles',
		rules: ['mileage-unknown'],
	},
	{
		title: 'the register of inspections is silent',
		given: cleanCar({ diagnostic: silent() }),
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'a bad car: wanted, banned, pledged, crashed, wound back',
		given: cleanCar({
			wanted: { records: [theft({ w_data_pu: '2025-10-14', w_reg_inic: 'Воронежская область' })] },
			restrict: { records: [ban({ dateadd: '2024-04-02', divtypeCode: '2', ogrkodCode: '1' })] },
			zalog: pledges([pledge('ПАО «Пример Банк»', '2021-05-20')]),
			dtp: {
				Accidents: [accident({ AccidentType: 'Опрокидывание', AccidentDateTime: '2026-10-27T07:15:00' })],
			},
			diagnostic: inspections(['2018-05-19', 148_300], ['2020-03-08', 96_750]),
		}),
		verdict: 'stop',
		rules: [
			'wanted',
			'registration-ban',
			'pledge',
			'accident-grave',
			'accident-recent',
			'mileage-old',
			'mileage-rolled-back',
		],
	},
	{
		title: 'wound back, with a status that no table knows and an unknown damage',
		given: cleanCar({
			registration: registered({ reestr_status: 'Особый учет' }),
			dtp: { Accidents: [accident({ DamagePoints: ['299'] })] },
			diagnostic: inspections(['2018-05-19', 148_300], ['2020-03-08', 96_750]),
		}),
		verdict: 'clarify',
		rules: [
			'registration-status-unknown',
			'accident',
			'damage-unknown',
			'mileage-old',
			'mileage-rolled-back',
		],
	},
];
