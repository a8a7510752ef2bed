import { at } from '../../../reading/node.ts';
import type { Stats } from '../../../registers/stats.ts';
import { type Offer, readOffer, readPrice } from './market-offer.ts';
import { readSectionList, type SectionReading } from './section.ts';

/** Market figures from `market_prices.ads`, or from the older `car_price`, which knows an amount alone. */
export function readStats(content: unknown): SectionReading<Stats> {
	const offers = readSectionList(at(content, 'market_prices', 'ads'), readOffer);
	const prices = readSectionList(at(content, 'car_price'), readPrice);
	const { updated } = offers;
	const priced = offers.rows.filter(({ empty }) => !empty);
	if (priced.length > 0) {
		const lost = priced.reduce((sum, offer) => sum + offer.lost, 0);
		return { kind: 'facts', facts: statsOf(priced), skipped: offers.skipped + lost, updated };
	}
	if (prices.rows.length > 0) {
		const facts = { ...NOTHING, averagePrice: mean(prices.rows) };
		return { kind: 'facts', facts, skipped: offers.skipped + prices.skipped, updated: prices.updated };
	}
	const onlyEmptyOffers = offers.word === 'rows' && offers.skipped === 0;
	const words = [onlyEmptyOffers ? 'none' : offers.word, prices.word];
	const none = words.includes('none') && words.every((word) => word === 'none' || word === 'absent');
	return none
		? { kind: 'none', updated }
		: { kind: 'unclear', why: 'no price and no advert can be read, and no word of none' };
}

const NOTHING: Stats = {
	averageMileage: null,
	averageOwners: null,
	upperPrice: null,
	lowerPrice: null,
	averagePrice: null,
	adverts: null,
};

/** Several offers (one per mileage or modification) make the widest bounds and the mean of the rest. */
function statsOf(offers: readonly Offer[]): Stats {
	const adverts = offers.flatMap((offer) => offer.adverts);
	const highest = known(offers.map(({ max }) => max));
	const lowest = known(offers.map(({ min }) => min));
	return {
		averageMileage: mean(known(adverts.map(({ mileage }) => mileage))),
		averageOwners: mean(known(adverts.map(({ owners }) => owners)), 1),
		upperPrice: highest.length > 0 ? Math.max(...highest) : null,
		lowerPrice: lowest.length > 0 ? Math.min(...lowest) : null,
		averagePrice: mean(known(offers.map(({ optimal }) => optimal))),
		adverts: offers.some(({ listed }) => listed) ? adverts.length : null,
	};
}

function known(values: readonly (number | null)[]): readonly number[] {
	return values.filter((value) => value !== null);
}

function mean(values: readonly number[], places = 0): number | null {
	if (values.length === 0) return null;
	const sum = values.reduce((total, value) => total + value, 0);
	const scale = 10 ** places;
	const rounded = Math.round((sum / values.length) * scale) / scale;
	return Number.isFinite(rounded) ? rounded : null;
}
