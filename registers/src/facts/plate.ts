import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** A car behind a plate: `vin` only when it is whole; a masked one stays in `maskedVin`. Power in hp. */
export type PlateCar = {
	readonly vin: Vin | null;
	readonly maskedVin: string | null;
	readonly model: string | null;
	readonly year: number | null;
	readonly power: number | null;
	readonly color: string | null;
};

/** A plate may have stood on several cars. */
export type PlateCars = { readonly cars: readonly PlateCar[] };
