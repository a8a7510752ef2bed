import type { BodyKind, Drive, Fuel, Gearbox } from './data/words.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** A kind of car. Power in hp, volume in cm³ (0 for electric cars), price in roubles today. */
export type Build = {
	readonly make: string;
	/** Null where the maker is known and the model is not. */
	readonly model: string | null;
	readonly body: BodyKind;
	readonly year: number;
	readonly power: number;
	readonly volume: number;
	readonly fuel: Fuel;
	readonly gearbox: Gearbox;
	readonly drive: Drive;
	readonly color: string;
	readonly price: number;
};

/** `to` is null while the period lasts; `company` is null for a person. */
export type Owner = {
	readonly from: Day;
	readonly to: Day | null;
	readonly company: string | null;
	readonly operation: string;
};

export type Accident = {
	readonly number: string;
	/** Local date and time, `YYYY-MM-DD HH:MM:SS`. */
	readonly at: string;
	readonly kind: string;
	readonly region: string;
	readonly city: string;
	readonly state: string;
	readonly cars: number;
	readonly codes: readonly string[];
};

export type Theft = { readonly since: Day; readonly region: string };

export type Restriction = {
	readonly added: Day;
	readonly authority: string;
	readonly kind: string;
	readonly region: string;
	readonly document: string;
	/** Number of a bailiff's case; null where the authority is no bailiff. */
	readonly bailiffCase: string | null;
};

export type Inspection = {
	readonly from: Day;
	readonly to: Day;
	readonly number: string;
	readonly place: string;
	/** Kilometres. */
	readonly odometer: number;
};

/** A reading of the odometer outside an inspection. */
export type Reading = { readonly on: Day; readonly odometer: number };

export type Policy = {
	readonly series: string;
	readonly number: string;
	readonly insurer: string;
	readonly from: Day;
	readonly to: Day;
};

/** `endedOn` is null while the pledge lasts. */
export type Pledge = {
	readonly on: Day;
	readonly number: string;
	readonly pledgor: string;
	readonly pledgee: string;
	readonly endedOn: Day | null;
};

export type Recall = {
	readonly on: Day;
	readonly organizer: string;
	readonly reason: string;
	readonly recommendation: string;
};

export type Release = {
	readonly on: Day;
	readonly country: string;
	readonly countryCode: string;
	readonly office: string;
};

/** An advert of a similar car: roubles and kilometres. */
export type Advert = {
	readonly on: Day;
	readonly city: string;
	readonly price: number;
	readonly mileage: number;
	readonly owners: number;
};

/** Everything that the outside world knows about one invented car. */
export type Car = {
	/** Null for a car that is known by its plate alone. */
	readonly vin: string | null;
	/** How registers write the VIN, where that differs: Cyrillic look-alikes happen. */
	readonly vinAsWritten?: string;
	/** Given instead of a VIN that the register withholds. */
	readonly maskedVin?: string;
	readonly plate: string | null;
	readonly build: Build;
	/** Where its papers and accidents come from: name of a region. */
	readonly region: string;
	readonly owners: readonly Owner[];
	/** Null stands for an unreadable row. */
	readonly accidents: readonly (Accident | null)[];
	readonly thefts: readonly Theft[];
	readonly restrictions: readonly Restriction[];
	readonly inspections: readonly Inspection[];
	readonly readings: readonly Reading[];
	readonly policies: readonly Policy[];
	readonly pledges: readonly Pledge[];
	readonly recalls: readonly Recall[];
	readonly releases: readonly Release[];
	readonly adverts: readonly Advert[];
	/** The name of its photo on the supplier's host, which may have lost it; null for a car without one. */
	readonly photo: string | null;
};
