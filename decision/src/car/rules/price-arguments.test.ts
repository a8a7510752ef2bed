import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { hit, market, owned, registered, run } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const stats = market({ avg_owners: 1, avg_run: 90_000, lower_market_bound: 800_000 });
const asked = { askedPrice: 900_000 };
const ACCIDENTS = { Accidents: [hit({}), hit({ AccidentNumber: '2' })] };

test('everything that lowers the price is told in one sentence', () => {
	const given = {
		stats,
		registration: registered([owned('person', '2022-03-01'), owned('company', '2019-03-01', '2022-03-01')]),
		diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 80_000], ['2025-03-01', 140_000]),
		dtp: ACCIDENTS,
	};
	expect(sentencesOf('price-arguments', given, asked)).toEqual([
		'Торгуйтесь до нижней границы рынка, 800 000 ₽: 2 аварии, пробег больше среднего, ' +
			'владельцев больше обычного, много ездила у юридического лица.',
	]);
	expect(findingsOf('price-arguments', { stats, dtp: ACCIDENTS }, asked)).toMatchObject([
		{ severity: 'know', section: 'stats', record: 'result.lower_market_bound' },
	]);
});

test('a price that is low already, no price, no argument, no bound and silence are no finding', () => {
	expect(findingsOf('price-arguments', { stats, dtp: ACCIDENTS }, { askedPrice: 800_000 })).toEqual([]);
	expect(findingsOf('price-arguments', { stats, dtp: ACCIDENTS })).toEqual([]);
	expect(findingsOf('price-arguments', { stats, diagnostic: run(['2025-03-01', 80_000]) }, asked)).toEqual(
		[],
	);
	expect(findingsOf('price-arguments', { stats: market({}), dtp: ACCIDENTS }, asked)).toEqual([]);
	expect(findingsOf('price-arguments', { stats: silent(), dtp: ACCIDENTS }, asked)).toEqual([]);
});
