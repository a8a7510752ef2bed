import { carded, hit, inspected, insured, owned, registered, released, run } from './blank-records.ts';
import type { CarCase } from './car-case.ts';

const diagnostic = run(['2025-06-01', 96_000]);

/** A LADA as the register knows it. */
const LADA = registered([owned('person', '2018-05-10')], {
	vehicle_brandmodel: 'ВАЗ 11193 LАDА КАLINА',
	vehicle_releaseyear: 2017,
	vehicle_bodycolor: 'СЕРЕБРИСТЫЙ',
	vehicle_body_number: 'ХТА11193070037528',
	vehicle_enclosedvolume: 1596,
	vehicle_enginepower: 80.9,
});

const inspection = (brand: string, model: string) => ({
	diagnosticCards: [inspected('2025-06-01', { odometerValue: 96_000, brand, model })],
});

const places = (one: readonly [string, string], other: readonly [string, string]) => ({
	diagnosticCards: [one, other].map(([day, pointAddress], index) =>
		inspected(day, { odometerValue: 90_000 + index, pointAddress }),
	),
});

/** Invented cars of which two registers say two things. */
export const CARS_OF_IDENTITY: readonly CarCase[] = [
	{
		title: 'a LADA in two alphabets, the same in kilowatts, a year apart',
		given: {
			registration: LADA,
			diagnostic: inspection('Lada', 'Kalina'),
			base: carded({
				model: 'LADA Kalina',
				year: 2018,
				color: 'Серый',
				frame_id: 'XTA11193070037528',
				power: 59.5,
				volume: 1600,
			}),
			dtp: { Accidents: [hit({ VehicleMark: 'ВАЗ', VehicleModel: 'Калина', VehicleYear: 2016 })] },
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'inspected as another make',
		given: { registration: LADA, diagnostic: inspection('KIA', 'RIO') },
		verdict: 'clarify',
		rules: ['make-differs'],
	},
	{
		title: 'in an accident as another make',
		given: {
			registration: LADA,
			diagnostic,
			dtp: { Accidents: [hit({ VehicleMark: 'ТОЙОТА', VehicleModel: 'CAMRY' })] },
		},
		verdict: 'no-obstacles',
		rules: ['make-differs'],
	},
	{
		title: 'of a make that no table knows',
		given: { registration: LADA, diagnostic: inspection('ПЕГАС', 'МЕРИН') },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'inspected as another model of the same make',
		given: { registration: LADA, diagnostic: inspection('LADA', 'GRANTA') },
		verdict: 'no-obstacles',
		rules: ['model-differs'],
	},
	{
		title: 'two years older in an accident',
		given: { registration: LADA, diagnostic, dtp: { Accidents: [hit({ VehicleYear: 2015 })] } },
		verdict: 'no-obstacles',
		rules: ['year-differs'],
	},
	{
		title: 'of another colour on the basic card',
		given: { registration: LADA, diagnostic, base: carded({ color: 'Красный' }) },
		verdict: 'no-obstacles',
		rules: ['colour-differs'],
	},
	{
		title: 'with a body number of the customs that is not its own',
		given: { registration: LADA, diagnostic, customs: released('2017-11-01', { body: 'XTA11193070099999' }) },
		verdict: 'clarify',
		rules: ['body-number-differs'],
	},
	{
		title: 'with the tail of its VIN for a body number',
		given: { registration: LADA, diagnostic, base: carded({ frame_id: '0037528' }) },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'with another engine on the basic card',
		given: { registration: LADA, diagnostic, base: carded({ volume: 1774, power: 122 }) },
		verdict: 'no-obstacles',
		rules: ['volume-differs', 'power-differs'],
	},
	{
		title: 'insured on two plates at once',
		given: {
			registration: LADA,
			diagnostic,
			osago: [insured({ plate: 'А123ВС77' }), insured({ plate: 'М456ОР178', startDate: '2026-05-01' })],
		},
		verdict: 'clarify',
		rules: ['two-plates'],
	},
	{
		title: 'insured on one plate, written in two alphabets',
		given: {
			registration: LADA,
			diagnostic,
			osago: [insured({ plate: 'А123ВС77' }), insured({ plate: 'a123bc 77' })],
		},
		plate: 'А123ВС77',
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'insured on two plates with a change of owner in between',
		given: {
			registration: registered([owned('person', '2026-04-25'), owned('person', '2018-05-10', '2026-04-25')]),
			diagnostic,
			osago: [insured({ plate: 'А123ВС77' }), insured({ plate: 'М456ОР178', startDate: '2026-05-01' })],
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'searched by a plate that its policy does not carry',
		given: { registration: LADA, diagnostic, osago: [insured({ plate: 'М456ОР178' })] },
		plate: 'А123ВС77',
		verdict: 'no-obstacles',
		rules: ['other-plate'],
	},
	{
		title: 'searched by a plate that its register names for another car',
		given: { registration: LADA, diagnostic },
		plate: 'А123ВС77',
		plateModel: 'TOYOTA Corolla',
		verdict: 'clarify',
		rules: ['plate-model-differs'],
	},
	{
		title: 'searched by a plate that its register names for the same car',
		given: { registration: LADA, diagnostic },
		plate: 'А123ВС77',
		plateModel: 'LADA Kalina',
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'inspected in two regions within three days',
		given: {
			registration: LADA,
			diagnostic: places(
				['2025-06-01', 'г. Воронеж, ул. Балканская, д. 19'],
				['2025-06-04', '630000, Новосибирская обл., г. Бердск, ул. Ленина, 1'],
			),
		},
		verdict: 'clarify',
		rules: ['far-inspections'],
	},
	{
		title: 'inspected in two regions two years apart',
		given: {
			registration: LADA,
			diagnostic: places(['2023-06-01', 'г. Воронеж, ул. Мира, 1'], ['2025-06-04', 'г. Казань, ул. Мира, 1']),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
];
