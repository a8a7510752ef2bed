import { CARS_KEY, type CarriedCarRecord, storedCars } from './carried-car.ts';

/** More than anybody orders; the oldest go first. */
const STORED_AT_MOST = 20;

/** Remembers on this device which car a report is about; of a typed one no call tells. */
export function carryCar(uuid: string, vin: string, typed = false): void {
	store([...others(uuid), [uuid, vin, typed]]);
}

/** Forgets the car of a report. */
export function dropCar(uuid: string): void {
	store(others(uuid));
}

const others = (uuid: string) => storedCars().filter(([of]) => of !== uuid);

function store(records: readonly CarriedCarRecord[]): void {
	try {
		localStorage.setItem(CARS_KEY, JSON.stringify(records.slice(-STORED_AT_MOST)));
	} catch {
		// Storage is refused: the report is one of a person alone.
	}
}
