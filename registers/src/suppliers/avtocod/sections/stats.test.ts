import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

const advert = (mileage: unknown, owners: unknown) => ({ vehicle: { mileage, owners: { count: owners } } });
const offers = (...items: unknown[]) => ({ market_prices: { ads: { items } } });
const NO_PRICE = { min: null, max: null, optimal: null };

describe('market figures', () => {
	test('are read from the adverts', () => {
		const answer = ask('stats', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2019-07-06T19:10:00Z') });
		expect(factsOf(answer)).toEqual({
			averageMileage: 79_000,
			averageOwners: 2,
			upperPrice: 630_000,
			lowerPrice: 430_000,
			averagePrice: 530_000,
			adverts: 1,
		});
	});

	test('are means over all adverts and the widest bounds of all offers', () => {
		const content = offers(
			{ amount: { min: 100, max: 300, optimal: 200 }, related_ads: [advert(10, 1), advert(20, 2)] },
			{ amount: { min: 50, max: 200, optimal: 101 }, related_ads: [advert('31', null), advert(null, 2)] },
		);
		expect(factsOf(ask('stats', content))).toEqual({
			averageMileage: 20,
			averageOwners: 1.7,
			upperPrice: 300,
			lowerPrice: 50,
			averagePrice: 151,
			adverts: 4,
		});
	});

	test('do not count adverts that nobody listed', () => {
		expect(factsOf(ask('stats', offers({ amount: { optimal: 5 } })))).toMatchObject({
			averagePrice: 5,
			adverts: null,
		});
	});

	test('leave another currency and adverts of nulls out, aloud', () => {
		const content = offers(
			{ amount: { optimal: 5 }, currency: { type: 'USD' } },
			{
				amount: { optimal: 500 },
				currency: { type: 'RUB' },
				related_ads: [advert(null, null), advert(1, 1)],
			},
		);
		expect(ask('stats', content)).toMatchObject({
			state: 'partial',
			skippedRows: 2,
			facts: { averagePrice: 500, adverts: 1 },
		});
	});

	test('of an older report are an amount alone', () => {
		const { car_price } = contentOf('report_full.json');
		expect(factsOf(ask('stats', { car_price }))).toEqual({
			averageMileage: null,
			averageOwners: null,
			upperPrice: null,
			lowerPrice: null,
			averagePrice: 709_200,
			adverts: null,
		});
	});

	test('are clear when there are no offers, or offers without an advert and a price', () => {
		expect(ask('stats', contentOf('none_report.json'))?.state).toBe('clear');
		expect(ask('stats', offers({ amount: NO_PRICE, related_ads: [] }))?.state).toBe('clear');
		expect(ask('stats', { car_price: { items: [], count: 0 } })?.state).toBe('clear');
	});

	test.each([
		['no section', {}],
		['offers without a list of adverts', offers({ amount: NO_PRICE })],
		['a price that is no number', offers({ amount: { optimal: 'дорого' }, related_ads: [] })],
		['an offer that is none', offers({ amount: NO_PRICE, related_ads: [] }, null)],
		['an unreadable older section', { ...offers(), car_price: { items: [{}] } }],
		['a report of nulls', contentOf('report_empty.json')],
	])('are unreadable with %s', (_, content) => {
		expect(ask('stats', content)?.state).toBe('unreadable');
	});

	test('stay finite', () => {
		const content = offers({ amount: { optimal: 1e308 } }, { amount: { optimal: 1e308 } });
		expect(factsOf(ask('stats', content)).averagePrice).toBeNull();
	});
});
