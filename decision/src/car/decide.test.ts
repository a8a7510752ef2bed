import type { BaseData } from '@avtosverka/contract/check/base';
import type { DiagnosticCardData } from '@avtosverka/contract/check/diagnostic';
import { SECTIONS as SECTION_NAMES } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { clear, found, question, silent, silentBefore } from './testing/answers.ts';
import { ban, pledge, registered, theft } from './testing/invented-records.ts';
import { verdictBasis } from './verdict-basis.ts';

test('a car that nobody asked about is too little, and every section is a line of what was not checked', () => {
	const unasked = question({ ...Object.fromEntries(SECTION_NAMES.map((name) => [name, null])), base: null });
	const { verdict, reasons, notChecked } = decideCar(unasked);
	expect({ verdict, reasons }).toEqual({ verdict: 'too-little', reasons: [] });
	expect(notChecked.filter(({ section }) => section !== null)).toHaveLength(10);
});

test.each(['wanted', 'restrict', 'zalog'] as const)(
	'silence of %s makes a good car too little',
	(section) => {
		expect(decideCar(question({})).verdict).toBe('no-obstacles');
		expect(decideCar(question({ [section]: silent() })).verdict).toBe('too-little');
		const yesterday = { ...clear(), meta: { ...clear().meta, asOf: '2026-11-21T11:00:00.000Z' } };
		expect(decideCar(question({ [section]: yesterday })).verdict).toBe('too-little');
	},
);

test('a VIN that no register knows has no reasons: a car that does not exist lacks no policy', () => {
	const unasked = question({
		...Object.fromEntries(SECTION_NAMES.map((name) => [name, clear()])),
		base: null,
	});
	const { verdict, reasons, questions, inspection } = decideCar(unasked);
	expect({ verdict, reasons, questions, inspection }).toEqual({
		verdict: 'too-little',
		reasons: [],
		questions: [],
		inspection: [],
	});
	expect(verdictBasis(verdict, unasked)).toBe(
		'Ни один реестр не знает этот VIN: проверьте, нет ли опечатки.',
	);
	const silence = { ...unasked, answers: { ...unasked.answers, osago: silent() } };
	expect(decideCar(silence).reasons).toEqual([]);
	expect(verdictBasis('too-little', silence)).toBe(
		'Ни один из ответивших реестров (9 из 10) не знает этот VIN: проверьте, нет ли опечатки.',
	);
	const known = question({ wanted: silent() });
	expect(verdictBasis(decideCar(known).verdict, known)).toContain('Без ответа осталось');
});

test('a rule that throws is reported, loses its reason and leaves too little', () => {
	const failed: string[] = [];
	const broken = {
		id: 'broken',
		group: 'law',
		needs: ['dtp'],
		gravest: 'know',
		find: () => {
			throw new Error('a bug');
		},
	} as const;
	const { verdict } = decideCar(question({}), (rule) => failed.push(rule), [broken]);
	expect({ verdict, failed }).toEqual({ verdict: 'too-little', failed: ['broken'] });
});

test('a part that throws is reported, is missing and leaves too little: the others stand', () => {
	const broken = found({
		get model(): string {
			throw new Error('a bug');
		},
	} as BaseData);
	const failed: string[] = [];
	const car = question({ base: broken, wanted: { records: [theft()] } });
	const decision = decideCar(car, (part) => failed.push(part));
	expect(failed).toContain('identity');
	expect(decision.identity).toEqual([]);
	expect(decision.reasons.map(({ rule }) => rule)).toContain('wanted');
	const clean = decideCar(question({ base: broken }), undefined, []);
	expect(clean.verdict).toBe('too-little');
});

test('a timeline and a list of what was not checked that cannot be made say so', () => {
	const data = {
		get diagnosticCards(): DiagnosticCardData[] {
			throw new Error('a bug');
		},
	};
	const failed: string[] = [];
	const { timeline, notChecked } = decideCar(
		question({ diagnostic: found(data) }),
		(part) => failed.push(part),
		[],
	);
	expect(failed).toEqual(['not-checked', 'identity', 'timeline']);
	expect(timeline).toMatchObject({ from: null, mileage: [] });
	expect(notChecked).toEqual([{ what: 'Чего не проверяли', why: expect.any(String), section: null }]);
});

test('what was never asked, is being asked and was asked in vain are told apart', () => {
	const unasked = question({ dtp: null, osago: null, recall: null, zalog: silent() });
	const calls = { osago: 'loading', recall: 'failed', zalog: 'loading' } as const;
	const { notChecked } = decideCar({ ...unasked, calls });
	const why = Object.fromEntries(notChecked.map((line) => [line.section ?? '', line.why]));
	expect(why).toMatchObject({
		dtp: 'ещё не спрашивали',
		osago: 'спрашиваем, ответа ещё нет',
		zalog: 'спрашиваем, ответа ещё нет',
		recall: 'запрос не удался, ответа нет',
	});
});

test('a pledge under a body number of its own is said not to have been looked for, and leasing never is', () => {
	const whatOf = (body: string | null) => {
		const registration = found(registered({ vehicle_body_number: body }));
		return decideCar(question({ registration, zalog: clear() })).notChecked.map(({ what }) => what);
	};
	const { vin } = question({}).subject;
	expect(whatOf('NCP30-0012345')).toContain('Залог по номеру кузова');
	for (const body of [null, 'НЕТ', '0000000', vin, vin.slice(-7)]) {
		expect(whatOf(body)).not.toContain('Залог по номеру кузова');
	}
	expect(whatOf(null)).toContain('Лизинг');
});

test('a register that an earlier question did not get an answer from is told with its moment', () => {
	const asOf = '2026-11-27T14:42:00.000Z';
	const { notChecked } = decideCar(
		question({
			dtp: silentBefore({ asOf }),
			osago: silentBefore({ asOf, state: 'unreadable' }),
			recall: silentBefore({ asOf, state: 'refused', reason: 'ban', source: 'gibdd' }),
			stats: silentBefore({ asOf, state: 'refused', reason: 'no-funds', source: 'avtocod' }),
			zalog: silentBefore({ asOf, state: 'not-asked', reason: 'no-key', source: null }),
		}),
	);
	const why = Object.fromEntries(notChecked.map((line) => [line.section ?? '', line.why]));
	const moment = '27 ноября 2026, 17:42';
	expect(why).toMatchObject({
		dtp: `спрашивали ${moment}: реестр не ответил`,
		osago: `спрашивали ${moment}: реестр ответил непонятно`,
		recall: `спрашивали ${moment}, реестр отказал: доступ закрыт`,
		stats: `не спросили ${moment}: посредник Автокод отказал, на нашем счёте у него закончились деньги`,
		zalog: `не спросили ${moment}: к источнику нет доступа`,
	});
});

test('the wanted record comes before four bans, and the pledge after the first of them', () => {
	const records = ['2015', '2016', '2017', '2018'].map((year) =>
		ban({ dateadd: `${year}-01-01`, ogrkodCode: '1' }),
	);
	const { reasons } = decideCar(
		question({
			restrict: { records },
			wanted: { records: [theft()] },
			zalog: { status: 200, list: [pledge(null)], history: [] },
		}),
	);
	expect(reasons.slice(0, 3).map(({ rule }) => rule)).toEqual(['wanted', 'registration-ban', 'pledge']);
});
