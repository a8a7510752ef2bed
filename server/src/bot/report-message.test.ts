import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { clear, partial, question, silent } from '@avtosverka/decision/car/testing/answers';
import { hit, insured, owned, registered, released } from '@avtosverka/decision/car/testing/blank-records';
import { anyCar } from '@avtosverka/decision/car/testing/car-arbitrary';
import { cleanCar } from '@avtosverka/decision/car/testing/clean-car';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { previewMessage, reportMessage } from './report-message.ts';

const SITE = 'https://site.example';
/** MAX takes 4000 signs, Telegram 4096. */
const LIMIT = 4_000;

function reportOf(car: CarQuestion) {
	const { answers, now: at } = car;
	const vin = 'XTA21144094786239' as Vin;
	return { vin, plate: null, answers, decision: decideCar(car), waiting: new Set<never>(), at };
}
const lineOf = (section: keyof typeof SECTION_CATALOGUE, car: CarQuestion) => {
	const start = ` ${SECTION_CATALOGUE[section].title}: `;
	const line = reportMessage(reportOf(car), SITE, LIMIT)
		.html.split('\n')
		.find((one) => one.includes(start));
	return line?.split(start)[1];
};

describe('the line of a register', () => {
	test('says its facts in the words of the page', () => {
		const registration = registered([
			owned('person', '2010-01-01', '2021-11-22'),
			owned('person', '2021-11-22'),
		]);
		const dtp = partial({ Accidents: [hit({ AccidentDateTime: '2018-02-14T10:00:00' })] });
		const car = question({ registration, dtp, wanted: clear(), customs: released('2016-04-05') });
		expect(lineOf('registration', car)).toBe('2 владельца, последний 5 лет');
		expect(lineOf('dtp', car)).toBe('1 ДТП, 14.02.2018; прочитано не всё');
		expect(lineOf('wanted', car)).toBe('записей нет');
		expect(lineOf('customs', car)).toMatch(/^выпущена 05\.04\.2016/);
	});

	test('says of silence and of what was not asked that it is that', () => {
		const car = question({ zalog: silent(), wanted: null });
		expect(lineOf('zalog', car)).toBe('нет ответа');
		expect(lineOf('wanted', car)).toBe('не запрошено');
	});

	test('never says that something was received where it has facts', () => {
		expect(lineOf('osago', question({ osago: [insured({ active: null })] }))).toBe('срок полиса неизвестен');
		fc.assert(
			fc.property(anyCar, (car) => {
				for (const section of SECTIONS) expect(lineOf(section, car)).not.toMatch(/^$|получено/i);
			}),
			{ numRuns: 50 },
		);
	});
});

test('no message of any car is longer than a messenger takes, and the preview has no VIN', () => {
	fc.assert(
		fc.property(anyCar, fc.string({ maxLength: 5_000 }), (car, model) => {
			const { base } = car.answers;
			const answers = base?.data
				? { ...car.answers, base: { ...base, data: { ...base.data, model } } }
				: car.answers;
			const report = reportOf({ ...car, answers });
			expect(reportMessage(report, SITE, LIMIT).html.length).toBeLessThanOrEqual(LIMIT);
			expect(previewMessage(report)).not.toContain(report.vin);
		}),
		{ numRuns: 50 },
	);
});

test('a car without a bad word begins with the registers that were found empty', () => {
	const { html } = reportMessage(reportOf(question(cleanCar())), SITE, LIMIT);
	expect(html).toContain('Розыск, запреты, залоги: записей нет.');
	const asking = { ...reportOf(question(cleanCar())), waiting: new Set(['osago'] as const) };
	expect(reportMessage(asking, SITE, LIMIT).html).not.toContain('залоги: записей нет');
});
