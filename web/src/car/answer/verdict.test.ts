import { FOUND_DATA } from '@avtosverka/contract/check/testing/section-data';
import { SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { judgeAnswer } from '@avtosverka/decision/car/signs/answer-badge';
import { expect, test } from 'vitest';
import { metaOf, replyOf } from '../testing/replies.ts';

const found = metaOf('found');

test('records are counted in words, and without a decision are as grave as such records usually are', () => {
	expect(judgeAnswer('dtp', replyOf('dtp', 'found')).main).toMatchObject({
		tone: 'plain',
		sign: 'know',
		label: '1 происшествие',
	});
	expect(judgeAnswer('restrict', replyOf('restrict', 'found')).main).toMatchObject({
		tone: 'bad',
		label: '2 ограничения',
	});
	expect(judgeAnswer('wanted', replyOf('wanted', 'found')).main).toMatchObject({
		tone: 'bad',
		label: 'В розыске',
	});
	expect(judgeAnswer('zalog', replyOf('zalog', 'found')).main).toMatchObject({
		tone: 'bad',
		label: 'Есть залог',
	});
	expect(judgeAnswer('recall', replyOf('recall', 'found')).main).toMatchObject({
		tone: 'plain',
		sign: 'know',
		label: '1 отзывная кампания',
	});
});

test('facts without a threat are simply received', () => {
	const labels = { registration: 'Запись есть', stats: 'Данные есть', customs: 'Запись есть' };
	for (const section of ['registration', 'stats', 'customs'] as const) {
		expect(judgeAnswer(section, replyOf(section, 'found')).main).toMatchObject({
			tone: 'plain',
			label: labels[section],
		});
	}
});

test('an odometer that went back is to be clarified, one that only rose is not', () => {
	expect(judgeAnswer('diagnostic', replyOf('diagnostic', 'found')).main).toMatchObject({
		tone: 'warn',
		label: 'Пробег уменьшался',
	});
	const card = FOUND_DATA.diagnostic.diagnosticCards[0]!;
	const risen = { diagnosticCards: [{ ...card, odometerValue: 250_000 }] };
	expect(judgeAnswer('diagnostic', { success: true, message: '', data: risen, meta: found }).main.tone).toBe(
		'plain',
	);
});

test('a policy is in force, ended, or of unknown term', () => {
	const policies = (...active: (boolean | null)[]) => ({
		success: true,
		message: '',
		data: active.map((value) => ({ ...FOUND_DATA.osago[0]!, active: value })),
		meta: found,
	});
	expect(judgeAnswer('osago', policies(false, true)).main).toMatchObject({
		tone: 'calm',
		label: 'Полис действует',
	});
	expect(judgeAnswer('osago', policies(false)).main).toMatchObject({
		tone: 'plain',
		sign: 'know',
		label: 'Действующего полиса нет',
	});
	expect(judgeAnswer('osago', policies(false, null)).main).toMatchObject({
		tone: 'plain',
		label: 'Срок полиса неизвестен',
	});
});

test('ended pledges alone are no pledge in force', () => {
	const data = { ...FOUND_DATA.zalog, list: [] };
	expect(judgeAnswer('zalog', { success: true, message: '', data, meta: found }).main).toMatchObject({
		tone: 'calm',
		label: 'Действующих залогов нет',
	});
});

test('an answer with gaps shows its bad findings and never that something is absent', () => {
	const meta = metaOf('partial', { skippedRows: 1 });
	const whole = { success: true, message: '', meta };
	expect(judgeAnswer('dtp', { ...whole, data: FOUND_DATA.dtp }).beside).toMatchObject({
		label: '1 происшествие',
	});
	expect(judgeAnswer('zalog', { ...whole, data: { ...FOUND_DATA.zalog, list: [] } }).beside).toBeNull();
	expect(
		judgeAnswer('osago', { ...whole, data: [{ ...FOUND_DATA.osago[0]!, active: false }] }).beside,
	).toBeNull();
});

test('empty is good news only where a record would be bad news', () => {
	expect(judgeAnswer('wanted', replyOf('wanted', 'clear')).main).toMatchObject({
		tone: 'calm',
		label: 'Записей нет',
	});
	expect(judgeAnswer('registration', replyOf('registration', 'clear')).main).toMatchObject({
		tone: 'plain',
		label: 'Записей нет',
	});
});

test('what a decision found in the section is the tone and the sign, whatever was answered', () => {
	const tones = { stop: 'bad', clarify: 'warn', know: 'plain' } as const;
	for (const section of SECTIONS) {
		for (const state of ['found', 'clear'] as const) {
			for (const severity of SEVERITIES) {
				const { tone, sign } = judgeAnswer(section, replyOf(section, state), severity).main;
				expect({ tone, sign }).toEqual({ tone: tones[severity], sign: severity });
			}
			expect(['calm', 'plain']).toContain(judgeAnswer(section, replyOf(section, state), null).main.tone);
		}
	}
});
