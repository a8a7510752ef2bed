import { foldLookAlikes, foldVin, sameVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { isRecord } from '../../reading/node.ts';
import { gibddText } from './text.ts';

const WHOLE_VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * True when an answer names another car than ours: its own `vin`, or any whole VIN in a field called so
 * (`tsVIN`, `w_vin`, `vehicle_vin`). Masked and invented numbers tell nothing about a car.
 */
export function recordNamesAnotherCar(answer: Readonly<Record<string, unknown>>, vin: Vin): boolean {
	const own = gibddText.parse(answer.vin);
	if (own !== null && !sameVin(own, vin)) return true;
	// A list instead of recursion: depth is the sender's choice.
	const left: unknown[] = [answer];
	while (left.length > 0) {
		const value = left.pop();
		const inner = isRecord(value) ? Object.entries(value) : [];
		if (inner.some(([name, field]) => /vin$/i.test(name) && isAnotherVin(field, vin))) return true;
		for (const child of Array.isArray(value) ? value : inner.map(([, field]) => field)) {
			if (typeof child === 'object' && child !== null) left.push(child);
		}
	}
	return false;
}

function isAnotherVin(field: unknown, vin: Vin): boolean {
	const ownText = gibddText.parse(field);
	return ownText !== null && WHOLE_VIN.test(foldVin(ownText)) && !sameVin(ownText, vin);
}

/** A VIN as facts carry it: ours where it is ours, written in any alphabets. */
export function readVin(ownText: string | null, vin: Vin): string | null {
	if (ownText === null) return null;
	return sameVin(ownText, vin) ? vin : foldLookAlikes(ownText);
}

/** A body or chassis number: the VIN where it repeats it, else as written, since it may not be one. */
export function readNumber(ownText: string | null, vin: Vin): string | null {
	return ownText !== null && sameVin(ownText, vin) ? vin : ownText;
}
