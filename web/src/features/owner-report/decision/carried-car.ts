import { parseVin } from '@avtosverka/contract/vocabulary/vin';

/** Reports and the cars that they were ordered about; this device alone knows. */
const KEY = 'owner_report_cars';
/** More than anybody orders; the oldest go first. */
const STORED_AT_MOST = 20;

type CarriedCarRecord = readonly (readonly [uuid: string, vin: string])[];

/** The VIN that the form's address carries; null where it carries none. */
export function carInAddress(search: string): string | null {
	const read = parseVin(new URLSearchParams(search).get('vin') ?? '');
	return read.ok ? read.vin : null;
}

/** Remembers on this device which car a report was ordered about; only the call for its PDF tells it. */
export function carryCar(uuid: string, vin: string): void {
	const others = stored().filter(([of]) => of !== uuid);
	try {
		localStorage.setItem(KEY, JSON.stringify([...others, [uuid, vin]].slice(-STORED_AT_MOST)));
	} catch {
		// Storage is refused: the report is one of a person alone.
	}
}

/** The car that a report was ordered about on this device; none, or one. */
export function carriedCars(uuid: string): readonly string[] {
	return stored().flatMap(([of, vin]) => (of === uuid ? [vin] : []));
}

/** What the call for a report's PDF tells: the report, and its car where there is one. */
export function documentInput(uuid: string): { uuid: string; vin?: string } {
	const [vin] = carriedCars(uuid);
	return vin === undefined ? { uuid } : { uuid, vin };
}

function stored(): CarriedCarRecord {
	try {
		const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		if (!Array.isArray(read)) return [];
		return read.flatMap((one: unknown) => {
			const [uuid, text] = Array.isArray(one) ? one : [];
			const vin = typeof text === 'string' ? parseVin(text) : null;
			return typeof uuid === 'string' && vin?.ok ? [[uuid, vin.vin] as const] : [];
		});
	} catch {
		return [];
	}
}
