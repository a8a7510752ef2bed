import type { CheckReply } from '@avtosverka/contract/check/meta';
import fc from 'fast-check';
import type { CarQuestion } from '../car.ts';
import { clear, found, type GivenAnswers, partial, question, silent, stale } from './answers.ts';
import { carded } from './blank-records.ts';
import {
	accident,
	ban,
	inspections,
	market,
	POLICY,
	period,
	pledge,
	registered,
	theft,
} from './invented-records.ts';

/** Stands in every invented name of a person: no decision may contain it. */
export const UNSPEAKABLE = 'Непроизносимов';

const pick = fc.constantFrom;
const few = <Record>(record: fc.Arbitrary<Record>) => fc.array(record, { maxLength: 4 });
const day = pick(null, '2015-03-01', '2018-02-28', '2021-06-15', '2024-01-31', '2026-05-26', '2026-11-20');

const thefts = few(fc.record({ w_data_pu: day, w_reg_inic: pick(null, 'Калужская область') }).map(theft));
const bans = few(
	fc
		.record({
			dateadd: day,
			divtypeCode: pick(null, '0', '1', '2', '6', '12'),
			divtype: pick(null, 'Судебный пристав', 'Росимущество', `${UNSPEAKABLE} П. И.`),
			ogrkodCode: pick(null, '0', '1', '3', '4', '5', '9'),
			ogrkod: pick(null, 'Запрет на регистрационные действия', 'Особый режим'),
			osnOgr: pick(null, `Постановление: ${UNSPEAKABLE} П. И., 258/22/50006-ИП`),
		})
		.map(ban),
);
const holder = pick(null, `${UNSPEAKABLE} Пётр Ильич`, `ИП ${UNSPEAKABLE}`, 'ПАО «Банк»', 'ООО «Лизинг»');
const pledgesGiven = fc.record({
	status: fc.constant(200 as const),
	list: few(
		fc.tuple(holder, day, pick('1', '2')).map(([pledgee, on, number]) => ({
			...pledge(pledgee, on, number),
			pledgors: [{ name: `${UNSPEAKABLE} Иван Петрович` }],
		})),
	),
	history: few(
		fc.record({
			dateStr: day,
			typeStr: pick(null, 'Возникновение', 'Исключение', 'Изменение'),
			number: pick(null, '1', '2/1'),
		}),
	),
});
const accidents = few(
	fc
		.record({
			AccidentType: pick(null, 'Столкновение', 'Опрокидывание', 'Пожар'),
			AccidentDateTime: day.map((on) => on && `${on}T10:00:00`),
			DamagePoints: fc.subarray(['05', '09', '20', '111', '112', '130', '012']),
		})
		.map(accident),
);
const cards = few(fc.tuple(day, pick(null, 0, 4_300, 61_200, 60_900, 148_300, 162_000, 829_000))).map(
	(readings) => inspections(...readings),
);
const owners = few(
	fc
		.tuple(day, pick(undefined, null, '2019-08-01', '2025-12-31'), pick(null, '03', '09', '66', '68'))
		.map(([from, to, lastOperationCode]) => period(from, to, { lastOperationCode })),
);
const card = fc
	.record({
		reestr_status: pick(null, 'Состоит на учете', 'Снят с учета', 'Утилизирован', 'Аннулирована', 'Код 17'),
		vehicle_releaseyear: pick(null, 2012, 2020),
		vehicle_brandmodel: pick('ЛАДА 219010 ЛАДА ГРАНТА', null),
		periods: owners,
	})
	.map(registered);

/** What a source answers, in any of its states; null has not been asked. */
function answerOf<Data>(data: fc.Arbitrary<Data>): fc.Arbitrary<CheckReply<Data> | null> {
	const withData = fc.tuple(pick(found, partial, stale), data).map(([state, given]) => state(given));
	return fc.oneof(
		{ arbitrary: withData, weight: 5 },
		{ arbitrary: fc.constant(null).map(clear), weight: 8 },
		{ arbitrary: fc.constant(null).map(silent), weight: 1 },
		{ arbitrary: fc.constant(null), weight: 1 },
	);
}

/** Answers of every kind, with and without what rules look for. */
export const givenAnswers: fc.Arbitrary<GivenAnswers> = fc.record({
	base: answerOf(pick(null, 'LADA Granta', 'BMW X5').map((model) => carded({ model }))),
	registration: answerOf(card),
	wanted: answerOf(thefts.map((records) => ({ records }))),
	restrict: answerOf(bans.map((records) => ({ records }))),
	zalog: answerOf(pledgesGiven),
	dtp: answerOf(accidents.map((Accidents) => ({ Accidents }))),
	diagnostic: answerOf(cards),
	stats: answerOf(pick(null, 50_000, 118_000).map(market)),
	osago: answerOf(
		fc.array(
			fc.record({ active: pick(null, true, false) }).map((p) => ({ ...POLICY, ...p })),
			{ maxLength: 2 },
		),
	),
});

/** Questions about such cars, searched by a plate or not. */
export const anyCar: fc.Arbitrary<CarQuestion> = fc
	.tuple(givenAnswers, pick(null, 'LADA Granta', 'TOYOTA Corolla'))
	.map(([given, plateModel]) =>
		question(given, {
			subject: { vin: 'XTAINVENTED000001', plate: plateModel === null ? null : 'А123ВС77', plateModel },
		}),
	);
