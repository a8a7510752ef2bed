import { CAR_SOURCES } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import type { OpenCalls } from './car.ts';
import { decideCar } from './decide.ts';
import { type GivenAnswers, question, silent } from './testing/answers.ts';
import { theft } from './testing/invented-records.ts';
import { verdictTitle } from './verdict-title.ts';

function titleOf(given: GivenAnswers, calls: OpenCalls = {}) {
	const car = { ...question(given), calls };
	return verdictTitle(decideCar(car), car);
}

test('while registers are asked the title counts, and no verdict but «stop» stands before the last answer', () => {
	const nothing = Object.fromEntries(CAR_SOURCES.map((source) => [source, null]));
	const loading = Object.fromEntries(SECTIONS.map((section) => [section, 'loading' as const]));
	expect(titleOf(nothing, loading)).toEqual({ words: 'Спрашиваем, 0 из 10', colour: 'grey', asking: true });
	for (const last of SECTIONS) {
		const title = titleOf({ [last]: null }, { [last]: 'loading' });
		expect(title).toEqual({ words: 'Спрашиваем, 9 из 10', colour: 'grey', asking: true });
	}
	const stolen = titleOf({ wanted: { records: [theft()] }, zalog: null }, { zalog: 'loading' });
	expect(stolen).toEqual({ words: 'Остановитесь', colour: 'red', asking: false });
});

test('an answer of today that is asked once more is no waiting', () => {
	expect(titleOf({}, { dtp: 'loading' })).toMatchObject({ colour: 'green', asking: false });
	expect(titleOf({ dtp: silent() }, { dtp: 'loading' }).asking).toBe(true);
});

test('a register that the supplier still waits for is waited for', () => {
	const { meta, ...rest } = silent();
	expect(titleOf({ recall: { ...rest, meta: { ...meta, pending: true } } }).words).toBe(
		'Спрашиваем, 9 из 10',
	);
});

test('a silent register takes the green away, and the word stays', () => {
	expect(titleOf({ recall: silent() })).toEqual({
		words: 'Плохого в ответах нет',
		colour: 'grey',
		asking: false,
	});
});
