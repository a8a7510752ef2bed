import { parseVin } from '@avtosverka/contract/vocabulary/vin';

/** Reports and the cars that they are about; this device alone knows. */
export const CARS_KEY = 'owner_report_cars';
/** `typed`: in the report itself, under the promise that no server is sent it. */
export type CarriedCar = { readonly vin: string; readonly typed: boolean };
export type CarriedCarRecord = readonly [uuid: string, vin: string, typed: boolean];

/** The VIN that the form's address carries; null where it carries none. */
export function carInAddress(search: string): string | null {
	const read = parseVin(new URLSearchParams(search).get('vin') ?? '');
	return read.ok ? read.vin : null;
}

/** The car that a report is about on this device; null where none is remembered. */
export function carriedCar(uuid: string): CarriedCar | null {
	const [record] = storedCars().filter(([of]) => of === uuid);
	return record === undefined ? null : { vin: record[1], typed: record[2] };
}

/** What the call for a report's PDF tells: the report, and the car that it was ordered about. */
export function documentInput(uuid: string): { uuid: string; vin?: string } {
	const car = carriedCar(uuid);
	return car === null || car.typed ? { uuid } : { uuid, vin: car.vin };
}

/** All that this device remembers of them, the oldest first. */
export function storedCars(): readonly CarriedCarRecord[] {
	try {
		const read: unknown = JSON.parse(localStorage.getItem(CARS_KEY) ?? '[]');
		if (!Array.isArray(read)) return [];
		return read.flatMap((one: unknown) => {
			const [uuid, text, typed] = Array.isArray(one) ? one : [];
			const vin = typeof text === 'string' ? parseVin(text) : null;
			return typeof uuid === 'string' && vin?.ok ? [[uuid, vin.vin, typed === true] as const] : [];
		});
	} catch {
		return [];
	}
}
