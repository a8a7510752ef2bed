import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import type { CardIndexVin } from '@avtosverka/contract/payments';
import type { PlateBase, PlateVin } from '@avtosverka/contract/plate';
import { ANSWER_STATES, type AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { describe, expect, test } from 'vitest';
import type { CallOutcome } from '../client.ts';
import { judgeBase, judgePaid, judgeVin } from './answers.ts';

const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';

function meta(state: AnswerState): AnswerMeta {
	return { ...SAMPLE_META, state };
}

function reply<Data>(state: AnswerState, data: Data | null, message = ''): CallOutcome<CheckReply<Data>> {
	const success = ['found', 'partial', 'clear'].includes(state);
	return { kind: 'reply', reply: { success, message, data, meta: meta(state) } };
}

const vins = (vin: string | null, ...list: string[]): PlateVin => ({ vin, vins: list, cars: [] });
const car: PlateBase = { vin: null, model: 'LADA 2114', year: 2009, power: 81, color: null };

describe('the VIN behind a plate', () => {
	test('is found', () => {
		expect(judgeVin(reply('found', vins(VIN, VIN)))).toMatchObject({ kind: 'vins', vins: [VIN] });
	});

	test('is found when only `vin` is told', () => {
		expect(judgeVin(reply('found', vins(VIN)))).toMatchObject({ kind: 'vins', vins: [VIN] });
	});

	test('may be several, each told once', () => {
		expect(judgeVin(reply('found', vins(null, VIN, OTHER, VIN)))).toMatchObject({ vins: [VIN, OTHER] });
	});

	test('is absent by the word `clear`, or when the car is found without it', () => {
		expect(judgeVin(reply('clear', vins(null)))).toMatchObject({ kind: 'none' });
		expect(judgeVin(reply('found', vins(null)))).toMatchObject({ kind: 'none' });
	});

	test('is not absent when a row could not be read', () => {
		expect(judgeVin(reply('partial', vins(null), 'Одна запись не прочитана'))).toEqual({
			kind: 'silent',
			message: 'Одна запись не прочитана',
		});
	});

	test.each(ANSWER_STATES.filter((state) => !['found', 'clear', 'partial'].includes(state)))(
		'is never absent because the register is %s',
		(state) => {
			expect(judgeVin(reply<PlateVin>(state, null, 'Свои слова'))).toEqual({
				kind: 'silent',
				message: 'Свои слова',
			});
		},
	);

	test('is never absent because the call failed', () => {
		expect(judgeVin({ kind: 'failed' })).toEqual({ kind: 'silent', message: 'Ошибка загрузки данных' });
	});

	test('passes on the words of a refused request', () => {
		const problem = { success: false, message: 'Слишком много запросов.', code: 'too-many' } as const;
		expect(judgeVin({ kind: 'problem', status: 429, problem })).toEqual({
			kind: 'silent',
			message: 'Слишком много запросов.',
		});
	});

	test('says the plain sentence when an answer came without words', () => {
		expect(judgeVin(reply<PlateVin>('unreachable', null, ' '))).toMatchObject({
			message: 'Ошибка загрузки данных',
		});
	});
});

describe('the car behind a plate', () => {
	test('is found, whole or in part', () => {
		expect(judgeBase(reply('found', car))).toMatchObject({ kind: 'base', base: car });
		expect(judgeBase(reply('partial', car))).toMatchObject({ kind: 'base', base: car });
	});

	test('is absent only by the word `clear`', () => {
		for (const state of ANSWER_STATES) {
			expect(judgeBase(reply<PlateBase>(state, null, 'Свои слова')).kind).toBe(
				state === 'clear' ? 'none' : 'silent',
			);
		}
	});
});

describe('the word of the card index', () => {
	const said = (state: AnswerState, vin: string | null, message = 'Слова') =>
		judgePaid(reply(state, { vin, charged: vin !== null }, message));
	const problem = (status: number, code: 'sign-in' | 'no-requests' | 'too-many') =>
		judgePaid({ kind: 'problem', status, problem: { success: false, message: 'Подождите.', code } });

	test('is a VIN, with the words about what it has cost', () => {
		expect(said('found', VIN)).toMatchObject({ kind: 'vin', vin: VIN, message: 'Слова' });
		expect(said('partial', VIN)).toMatchObject({ kind: 'vin' });
	});

	test('is that there is none only where it was said', () => {
		for (const state of ANSWER_STATES) {
			const isWord = state === 'clear' || state === 'found';
			expect(said(state, null).kind).toBe(isWord ? 'none' : 'silent');
			expect(judgePaid(reply<CardIndexVin>(state, null, 'Слова'))).toEqual({
				kind: 'silent',
				message: 'Слова',
			});
		}
	});

	test('needs somebody who is signed in and has requests', () => {
		expect(problem(401, 'sign-in')).toEqual({ kind: 'signed-out' });
		expect(problem(402, 'no-requests')).toEqual({ kind: 'no-requests' });
		expect(problem(429, 'too-many')).toEqual({ kind: 'silent', message: 'Подождите. Запрос не списан.' });
	});

	test('that was lost on its way is not said to have cost nothing', () => {
		const lost = judgePaid({ kind: 'failed', silent: true });
		expect(lost).toMatchObject({ kind: 'silent', message: expect.stringContaining('Связь оборвалась') });
		expect(lost).not.toMatchObject({ message: expect.stringContaining('Запрос не списан') });
	});
});
