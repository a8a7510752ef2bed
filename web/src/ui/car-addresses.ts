import { lookupAddress } from '@avtosverka/contract/vocabulary/plate';
import { createContext, useContext } from 'react';

/** Where a car's report and the lookup of a plate stand: on pages of their own, or within the widget. */
export type CarAddresses = {
	report(vin: string, plate?: string): string;
	lookup(plate: string): string;
	/** The page with the search alone. */
	readonly search: string;
};

/** The fragment of a report's address to which a person's own search has led: it is to ask all registers. */
export const ASKED_HASH = '#asked';

/** On the site itself. */
export const SITE_ADDRESSES: CarAddresses = {
	report: (vin, plate) =>
		plate === undefined ? `/checks/${vin}` : `/checks/${vin}?plate=${encodeURIComponent(plate)}`,
	lookup: lookupAddress,
	search: '/',
};

const Addresses = createContext(SITE_ADDRESSES);

/** Gives everything below other addresses than the site's. */
export const CarAddressesProvider = Addresses.Provider;

export function useCarAddresses(): CarAddresses {
	return useContext(Addresses);
}
