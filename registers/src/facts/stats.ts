/** Figures over adverts of similar cars: mileage in km, prices in roubles. */
export type Stats = {
	readonly averageMileage: number | null;
	readonly averageOwners: number | null;
	readonly upperPrice: number | null;
	readonly lowerPrice: number | null;
	readonly averagePrice: number | null;
	readonly adverts: number | null;
};
