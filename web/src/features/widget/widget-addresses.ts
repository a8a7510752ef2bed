import type { CarAddresses } from '../../ui/car-addresses.ts';

const STORED = ['theme', 'accent'];

/** Addresses within the widget, which keep its look. */
export function widgetAddresses(parameters: URLSearchParams): CarAddresses {
	const address = (fields: Readonly<Record<string, string>>) => {
		const query = new URLSearchParams({ isFrame: 'true' });
		for (const name of STORED) {
			const value = parameters.get(name);
			if (value !== null) query.set(name, value);
		}
		for (const [name, value] of Object.entries(fields)) query.set(name, value);
		return `/widget?${query}`;
	};
	return {
		report: (vin, plate) => address(plate === undefined ? { vin } : { vin, plate }),
		lookup: (plate) => address({ plate }),
		search: address({}),
	};
}
