import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { storedPriceOf } from '../../asked-prices/asked-prices.ts';
import type { ContractCar } from '../../ui/contract-address.ts';
import { CAR_FIELDS, type ContractValues, EMPTY_VALUES, type FieldName, longestOf } from './values.ts';

/** A car that came from its report: what it fills in, and who said it. */
export type ReportedCar = {
	readonly vin: Vin;
	readonly model: string;
	/** Of the car's fields those that are known, and the price where its seller's was typed in. */
	readonly values: Partial<ContractValues>;
	readonly sources: readonly string[];
};

/** Reads what a link has put beside an address; null for anything but a car. */
export function readReportedCar(state: unknown): ReportedCar | null {
	const car = (state as { car?: Partial<Record<keyof ContractCar, unknown>> } | null)?.car;
	const parsed = typeof car?.vin === 'string' ? parseVin(car.vin) : null;
	if (!car || !parsed?.ok) return null;
	const { vin } = parsed;
	const price = storedPriceOf(vin);
	const known = (['model', 'plate', 'year', 'body', 'chassis', 'colour'] as const).flatMap((field) => {
		const text = car[field];
		const name: FieldName = `car.${field}`;
		return typeof text === 'string' && text !== '' ? [[name, text.slice(0, longestOf(name))]] : [];
	});
	return {
		vin,
		model: typeof car.model === 'string' ? car.model : '',
		values: {
			...Object.fromEntries(known),
			'car.vin': vin,
			...(price === null ? {} : { 'deal.price': formatNumber(price) }),
		},
		sources: Array.isArray(car.sources) ? car.sources.filter((line) => typeof line === 'string') : [],
	};
}

const CAR_NAMES = CAR_FIELDS.map((field): FieldName => `car.${field}`);

/** True where a form has something of a car that is not known to be this one. */
export function holdsAnotherCar(values: ContractValues, { vin }: ReportedCar): boolean {
	const held = parseVin(values['car.vin']);
	const isThis = held.ok && held.vin === vin;
	return !isThis && CAR_NAMES.some((name) => values[name] !== '');
}

/** The values with what is known of the car where a form has nothing yet. */
export function filledUp(values: ContractValues, { values: known }: ReportedCar): ContractValues {
	const typed = Object.entries(values).filter(([, text]) => text !== '');
	return { ...EMPTY_VALUES, ...known, ...Object.fromEntries(typed) };
}

/** The values with this car in the place of another: nothing of that one's papers is left. */
export function withThisCar(values: ContractValues, { values: known }: ReportedCar): ContractValues {
	const emptied = Object.fromEntries(CAR_NAMES.map((name) => [name, '']));
	return { ...values, ...emptied, ...known };
}
