import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { pledge, pledges } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './pledge-ended.ts';

const BEGUN = { dateStr: '2018-03-01', typeStr: 'Возникновение', number: '1' };

test('a notice that was taken out is told with its day, also in an answer that was not read to the end', () => {
	const ended = [{ dateStr: '2021-04-12', typeStr: 'Исключение', number: '1/1' }, BEGUN];
	expect(sentencesOf(rule, { zalog: pledges([], ended) })).toEqual(['Залог прекращён 12.04.2021.']);
	const undated = { dateStr: null, typeStr: 'Прекращение', number: null };
	expect(sentencesOf(rule, { zalog: partial(pledges([], [undated])) })).toEqual(['Залог прекращён.']);
});

test.each([
	['2026-11-21', 'clarify'],
	['2026-08-24', 'clarify'],
	['2026-08-23', 'know'],
	['2026-12-01', 'know'],
])('a pledge that ended on %s is to %s', (dateStr, severity) => {
	const ended = [{ dateStr, typeStr: 'Исключение', number: '1/1' }, BEGUN];
	expect(findingsOf(rule, { zalog: pledges([], ended) })).toMatchObject([{ severity }]);
});

test('notices of which none is open have ended, though no event says when', () => {
	expect(sentencesOf(rule, { zalog: pledges([], [BEGUN]) })).toEqual([
		'Уведомления о залоге были, сейчас открытых нет.',
	]);
});

test('an open pledge has not ended, and what was not read to the end says nothing', () => {
	expect(findingsOf(rule, { zalog: pledges([pledge('ПАО «Банк»')], [BEGUN]) })).toEqual([]);
	expect(findingsOf(rule, { zalog: partial(pledges([], [BEGUN])) })).toEqual([]);
});

test('null fields, an empty history and silence are no reason', () => {
	const nothing = { dateStr: null, typeStr: null, number: null };
	expect(findingsOf(rule, { zalog: pledges([], [nothing]) })).toEqual([]);
	expect(findingsOf(rule, { zalog: pledges([]) })).toEqual([]);
	expect(findingsOf(rule, { zalog: silent() })).toEqual([]);
});
