import { useState } from 'react';
import { useHydrated } from '../../../ui/hydrated.ts';
import { carriedCar } from './carried-car.ts';

export type DealCars = {
	/** The VINs that pledges are compared with. */
	readonly cars: readonly string[];
	/** True where the report was ordered about a car on this device. */
	readonly carried: boolean;
	/** The VIN that was typed in this report; null where none was. */
	readonly typed: string | null;
	/** Takes a typed VIN, or none. */
	readonly setTyped: (vin: string | null) => void;
};

/** The cars that a report may be about: of this device, and of the account of who ordered it. */
export function useDealCars(uuid: string, ofAccount: readonly string[]): DealCars {
	const alive = useHydrated();
	// What was typed counts also where the device refuses to remember it.
	const [now, setTyped] = useState<string | null>();
	const stored = alive ? carriedCar(uuid) : null;
	const carried = stored?.typed === false;
	const typed = carried ? null : now === undefined ? (stored?.vin ?? null) : now;
	const own = carried ? stored.vin : typed;
	return {
		cars: [...new Set([...(own === null ? [] : [own]), ...ofAccount])],
		carried,
		typed,
		setTyped,
	};
}
