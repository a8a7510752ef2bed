/** The basic card of a car: volume in cm³, power in hp. */
export type Base = {
	readonly vin: string | null;
	readonly model: string | null;
	readonly chassisNumber: string | null;
	readonly bodyNumber: string | null;
	readonly year: number | null;
	readonly color: string | null;
	readonly vehicleType: string | null;
	readonly enginePower: number | null;
	readonly engineVolume: number | null;
	readonly imageUrl: string | null;
};
