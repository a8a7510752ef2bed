import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { ban } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './restriction-unknown.ts';

test('a kind that no table knows is named as it stands', () => {
	const records = [
		ban({ ogrkodCode: '9', dateadd: '2020-01-01' }),
		ban({ ogrkod: 'Особый режим', divtypeCode: '2' }),
		ban({ ogrkodCode: '0' }),
		ban(),
	];
	expect(sentencesOf(rule, { restrict: { records } })).toEqual([
		'Ограничение с неизвестным нам кодом 9 с 01.01.2020.',
		'Ограничение «Особый режим»: судебный пристав.',
		'Ограничение неназванного вида.',
		'Ограничение неназванного вида.',
	]);
	expect(findingsOf(rule, { restrict: { records } })[0]?.severity).toBe('clarify');
});

test('known kinds, an empty list and silence are left alone', () => {
	expect(findingsOf(rule, { restrict: { records: [ban({ ogrkodCode: '1' })] } })).toEqual([]);
	expect(findingsOf(rule, { restrict: { records: [] } })).toEqual([]);
	expect(findingsOf(rule, { restrict: silent() })).toEqual([]);
});
