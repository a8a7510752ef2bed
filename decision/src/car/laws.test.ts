import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { CAR_SOURCES, type CarSource, type DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAW_RUNS } from '../testing/law-runs.ts';
import { type CarQuestion, isSettled, isSettledToday, replyOf } from './car.ts';
import { decideCar } from './decide.ts';
import { silent, silentBefore } from './testing/answers.ts';
import { BAD_RECORDS } from './testing/bad-records.ts';
import { anyCar, UNSPEAKABLE } from './testing/car-arbitrary.ts';
import { inAnotherOrder, withoutFields } from './testing/changes.ts';
import { clearOfUnknownCar } from './unknown-car.ts';

const source = fc.constantFrom(...CAR_SOURCES);

function decide(car: CarQuestion): Decision {
	return decideCar(car, (rule, error) => {
		throw new Error(`${rule} threw`, { cause: error });
	});
}

function withReply(car: CarQuestion, name: CarSource, reply: unknown): CarQuestion {
	return { ...car, answers: { ...car.answers, [name]: reply } };
}

/** The partial order of verdicts: `too-little` judges nothing. */
function isBetter(one: DecisionVerdict, other: DecisionVerdict): boolean {
	if (one === other) return false;
	return one === 'no-obstacles' || (one === 'clarify' && other === 'stop');
}

/** The rules whose findings to be known take no green away. */
const KEEPING_GREEN = ['asked-price', 'few-adverts', 'mileage-old', 'mileage-unknown', 'price-arguments'];

describe('whatever registers answer', () => {
	test('the order of their records changes neither the verdict nor a reason', () => {
		fc.assert(
			fc.property(anyCar, fc.nat(), (car, seed) => {
				const shuffled = { ...car, answers: inAnotherOrder(car.answers, seed) };
				expect(inAnyOrder(decide(shuffled))).toBe(inAnyOrder(decide(car)));
			}),
			LAW_RUNS,
		);
	});

	test('silence in place of an answer is never better, and is told', () => {
		fc.assert(
			fc.property(anyCar, source, fc.constantFrom(silent(), silentBefore()), (car, name, silence) => {
				const silenced = decide(withReply(car, name, silence));
				expect(isBetter(silenced.verdict, decide(car).verdict)).toBe(false);
				// Green is a claim about the ten registers: the basic card is none of them.
				if (name === 'base') return;
				if (decide(car).colour !== 'green') expect(silenced.colour).not.toBe('green');
				const lines = ({ notChecked }: Decision) =>
					notChecked.filter(({ what }) => what === SECTION_CATALOGUE[name].title).length;
				expect(lines(silenced)).toBe(1);
				expect(lines(decide(car))).toBe(isSettledToday(car, name) ? 0 : 1);
			}),
			LAW_RUNS,
		);
	});

	test('a bad record more is never better', () => {
		fc.assert(
			fc.property(anyCar, fc.constantFrom(...BAD_RECORDS), (car, makeWorse) => {
				// A record of any kind makes a VIN known that no register knew before.
				fc.pre(clearOfUnknownCar(car) === null);
				const worse = decide(makeWorse(car));
				expect(isBetter(worse.verdict, decide(car).verdict)).toBe(false);
				if (decide(car).colour !== 'green') expect(worse.colour).not.toBe('green');
			}),
			LAW_RUNS,
		);
	});

	test('green is a claim about all ten: each has settled, and no finding speaks of the car', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				const { colour, verdict, reasons, unsettled } = decide(car);
				if (colour !== 'green') return;
				expect(verdict).toBe('no-obstacles');
				expect(unsettled).toEqual([]);
				for (const section of SECTIONS) expect(isSettled(car, section)).toBe(true);
				for (const { rule } of reasons) expect(KEEPING_GREEN).toContain(rule);
			}),
			LAW_RUNS,
		);
	});

	test('a verdict that an answer keeps from a better one names its register and why', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				const { colour, verdict, reasons, unsettled } = decide(car);
				for (const { section, why } of unsettled) {
					expect(isSettledToday(car, section as CarSource)).toBe(false);
					expect(why).not.toBe('');
				}
				if (clearOfUnknownCar(car) !== null || unsettled.length > 0) return;
				expect(verdict).not.toBe('too-little');
				const speaksOfCar = reasons.some(({ rule }) => !KEEPING_GREEN.includes(rule));
				expect(colour).toBe(
					{ stop: 'red', clarify: 'amber' }[verdict as string] ?? (speaksOfCar ? 'grey' : 'green'),
				);
			}),
			LAW_RUNS,
		);
	});

	test('every reason names its section, its record there and its moment', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				for (const { section, record, asOf, sentence } of decide(car).reasons) {
					const reply = replyOf(car, section);
					expect(asOf).toBe(reply?.meta.asOf);
					expect(asOf).not.toBeNull();
					expect(sentence).toMatch(/^[А-ЯЁ].*\.$/);
					if (reply?.data) expect(fieldAt(reply.data, record)).toBeDefined();
				}
			}),
			LAW_RUNS,
		);
	});

	test('fields that are null make no finding; a record that is there may', () => {
		const OF_RECORDS = [
			'accident',
			'accidents-many',
			'mileage-unknown',
			'no-policy',
			'open-recall',
			'pledge',
			'restriction-unknown',
			'wanted',
		];
		fc.assert(
			fc.property(anyCar, (car) => {
				const bare = decide({ ...car, answers: withoutFields(car.answers) });
				for (const { rule } of bare.reasons) expect(OF_RECORDS).toContain(rule);
			}),
			LAW_RUNS,
		);
	});

	test('no person is named, and nothing about one is concluded', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				expect(JSON.stringify(decide(car))).not.toContain(UNSPEAKABLE);
			}),
			LAW_RUNS,
		);
	});
});

/** The verdict and the set of reasons; where a record stands in its list is of no account. */
function inAnyOrder({ verdict, reasons }: Decision): string {
	const sentences = reasons.map(({ rule, severity, sentence }) => `${severity} ${rule}: ${sentence}`);
	return [verdict, ...sentences.sort()].join('\n');
}

function fieldAt(data: unknown, path: string): unknown {
	return path.split('.').reduce((value, key) => (value as Record<string, unknown> | null)?.[key], data);
}
