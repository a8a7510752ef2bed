import { type CarAddresses, SITE_ADDRESSES } from '../ui/car-addresses.ts';
import { type Search, type SearchFields, typed, validateSearch } from './rules.ts';

/** What the home page's address asks for: the fields as written, and the search when valid. */
export type SearchAddress = {
	readonly fields: SearchFields;
	readonly sent: boolean;
	readonly search: Search | null;
};

/** Reads `?vin=` and `?plate=` as if they had been pasted. An address without both asks nothing. */
export function readAddress(parameters: URLSearchParams): SearchAddress {
	const vin = parameters.get('vin');
	const plate = parameters.get('plate');
	const fields = {
		vin: typed('vin', (vin ?? '').slice(0, 64)),
		plate: typed('plate', (plate ?? '').slice(0, 64)),
	};
	const judged = validateSearch(fields);
	return { fields, sent: vin !== null || plate !== null, search: judged.ok ? judged.search : null };
}

/** The page that a search leads to: the report of a VIN, the home page with its lookup dialog for a plate. */
export function addressOf(search: Search, addresses: CarAddresses = SITE_ADDRESSES): string {
	return search.kind === 'vin' ? addresses.report(search.vin) : addresses.lookup(search.plate);
}
