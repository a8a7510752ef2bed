import { expect, test } from 'vitest';
import { openingState } from '../../car/state/report-state.ts';
import { replyOf } from '../../car/testing/replies.ts';
import { summaryLine } from './summary.ts';

test('before anything was asked there is nothing to sum up', () => {
	expect(summaryLine(openingState({ base: null, sections: {} }))).toBeNull();
});

test('answers, alarms and silence are counted apart', () => {
	const state = openingState({
		base: null,
		sections: {
			registration: replyOf('registration', 'found'),
			dtp: replyOf('dtp', 'found'),
			wanted: replyOf('wanted', 'clear'),
			restrict: replyOf('restrict', 'unreachable'),
			recall: replyOf('recall', 'partial'),
		},
	});
	expect(summaryLine(state)).toBe(
		'Ответили 4 из 10, 1 не полностью · 2 проверки требуют внимания · без ответа 1',
	);
});

test('ten silent registers answered nothing', () => {
	const silent = openingState({ base: null, sections: { dtp: replyOf('dtp', 'refused') } });
	expect(summaryLine(silent)).toBe('Ответили 0 из 10 · без ответа 1');
});
