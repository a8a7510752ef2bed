import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { market } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const stats = (adverts_count_all: number | null) => market({ avg_price: 900_000, adverts_count_all });

test('fewer than ten adverts are told', () => {
	expect(sentencesOf('few-adverts', { stats: stats(7) })).toEqual([
		'Всего 7 объявлений: цены рынка — слабый ориентир.',
	]);
	expect(
		findingsOf('few-adverts', { stats: market({ lower_market_bound: 1, adverts_count_all: 1 }) }),
	).toMatchObject([{ severity: 'know', section: 'stats', record: 'result.adverts_count_all' }]);
});

test('ten, an unknown count, none at all, no prices and silence are no finding', () => {
	for (const answer of [
		stats(10),
		stats(null),
		stats(0),
		market({ adverts_count_all: 3 }),
		{ success: false, result: null },
		silent(),
	]) {
		expect(findingsOf('few-adverts', { stats: answer })).toEqual([]);
	}
});
