import { expect, test } from 'vitest';
import { clear, partial, silent } from '../testing/answers.ts';
import { recalled } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

test('each campaign is told, with its day where it is known', () => {
	const recall = [recalled({ date: '2019-04-01' }), recalled()];
	expect(sentencesOf('open-recall', { recall })).toEqual([
		'Отзывная кампания от 01.04.2019: дилер исправит дефект бесплатно.',
		'Отзывная кампания: дилер исправит дефект бесплатно.',
	]);
	expect(findingsOf('open-recall', { recall: partial(recall) })).toMatchObject([
		{ severity: 'know', section: 'recall', record: '0' },
		{ severity: 'know', section: 'recall', record: '1' },
	]);
});

test('no campaign and silence are no finding', () => {
	for (const recall of [[], clear(), silent()]) expect(findingsOf('open-recall', { recall })).toEqual([]);
});
