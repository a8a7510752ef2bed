import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { clear, found, partial, question, silent } from '@avtosverka/decision/car/testing/answers';
import { carded, inspected, owned, registered, run } from '@avtosverka/decision/car/testing/blank-records';
import { cleanCar } from '@avtosverka/decision/car/testing/clean-car';
import { accident, ban, pledge, pledges, theft } from '@avtosverka/decision/car/testing/invented-records';
import type { CarDrawing } from '../content.ts';

export const VIN = 'XTAGFL110KY700051' as Vin;

/** What a car's document is drawn from. */
export function drawingOf(car: CarQuestion): CarDrawing {
	const { answers, now } = car;
	const plate = car.subject.plate as Plate | null;
	return { vin: VIN, plate, answers, decision: decideCar(car), now, siteUrl: 'https://avtosverka.example' };
}

export const BAD = question({
	base: found(carded({ model: 'LADA 2114 SAMARA', year: 2009 })),
	registration: registered([
		owned('company', '2009-11-12', '2014-06-03'),
		owned('person', '2014-06-03'),
	]) as never,
	wanted: found({ records: [theft({ w_data_pu: '2025-08-09', w_reg_inic: 'Ульяновская область' })] }),
	restrict: found({
		records: [ban({ dateadd: '2026-02-11', ogrkod: 'Запрет на регистрационные действия' })],
	}),
	zalog: found(pledges([pledge('ПАО «Банк»', '2024-05-20', '1')], [])),
	diagnostic: found(run(['2019-01-20', 98_400], ['2021-01-15', 201_532], ['2022-03-04', 179_919])),
	dtp: partial({ Accidents: [accident({ AccidentType: 'Опрокидывание' })] }),
	recall: silent(),
	customs: clear(),
});

export const CLEAN = question(cleanCar());
export const SILENT = question(
	Object.fromEntries(Object.keys(BAD.answers).map((source) => [source, silent()])) as never,
);
export const UNASKED = question(
	Object.fromEntries(Object.keys(BAD.answers).map((source) => [source, null])) as never,
);

const MANY = Array.from({ length: 60 }, (_, index) => `20${10 + (index % 16)}-0${1 + (index % 9)}-11`);

/** More findings than any sheet holds, in words as long as registers write them. */
export const ENDLESS = question({
	...cleanCar(),
	wanted: found({ records: MANY.map((day) => theft({ w_data_pu: day, w_reg_inic: 'Длинная '.repeat(40) })) }),
	restrict: found({ records: MANY.map((day) => ban({ dateadd: day, ogrkod: 'Ж'.repeat(300) })) }),
	zalog: found(
		pledges(
			MANY.map((day, index) => pledge(`ООО «Лизинг ${index}»`, day, String(index))),
			[],
		),
	),
	dtp: found({
		Accidents: MANY.map((day) =>
			accident({
				AccidentDateTime: `${day}T10:00:00`,
				AccidentType: 'Столкновение',
				DamagePoints: ['05', '20'],
			}),
		),
	}),
	diagnostic: found({
		diagnosticCards: MANY.map((day, index) => inspected(day, { odometerValue: (index % 7) * 40_000 })),
	}),
});
