import { anyList, isRecord, node } from '../../../reading/node.ts';
import { decimal } from '../../../reading/number.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import { isSilent } from './tech-data.ts';

/** A figure of money, distance or count: below zero it is none. */
const figure = decimal.transform((value) => (value !== null && value >= 0 ? value : null));

const OfferRow = node({
	amount: node({ max: figure, min: figure, optimal: figure }),
	currency: node({ type: text }),
	related_ads: anyList,
});

const AdvertRow = node({
	uri: text,
	date: node({ publish: text }),
	price: node({ amount: figure }),
	vehicle: node({ owners: node({ count: figure }), mileage: figure }),
});

/** An advert of a similar car: mileage in km. */
export type Advert = { readonly mileage: number | null; readonly owners: number | null };

/** Prices in roubles and the adverts they were reckoned from. */
export type Offer = {
	readonly max: number | null;
	readonly min: number | null;
	readonly optimal: number | null;
	/** False where the wire has no list of adverts, so that their number is not known. */
	readonly listed: boolean;
	readonly adverts: readonly Advert[];
	/** Adverts in which nothing can be read. */
	readonly lost: number;
	/** No price and an empty list of adverts: the supplier's way to say that it knows of none. */
	readonly empty: boolean;
};

/** An offer of `market_prices.ads.items`; null when unreadable, or its money is not the rouble. */
export function readOffer(row: unknown): Offer | null {
	const { amount, currency, related_ads } = OfferRow.parse(row);
	if (!isRecord(row) || !isRouble(currency.type)) return null;
	const adverts = related_ads.map(readAdvert).filter((advert) => advert !== null);
	const priced = ifNotEmpty(amount) !== null;
	const unpriced = row.amount === undefined || row.amount === null || isSilent(row.amount);
	const empty = unpriced && Array.isArray(row.related_ads) && row.related_ads.length === 0;
	if (!priced && adverts.length === 0 && !empty) return null;
	const lost = related_ads.length - adverts.length;
	return { ...amount, listed: Array.isArray(row.related_ads), adverts, lost, empty };
}

/** The amount in roubles of a row of `car_price.items`. */
export function readPrice(row: unknown): number | null {
	return node({ amount: figure }).parse(row).amount;
}

function readAdvert(row: unknown): Advert | null {
	const { uri, date, price, vehicle } = AdvertRow.parse(row);
	const mileage = vehicle.mileage;
	const owners = vehicle.owners.count;
	const known = ifNotEmpty({ uri, on: date.publish, price: price.amount, mileage, owners });
	return known === null ? null : { mileage, owners };
}

function isRouble(currency: string | null): boolean {
	return currency === null || ['RUB', 'RUR'].includes(currency.toUpperCase());
}
