/**
 * First two signs of VINs that are given in countries whose cars need no release by the Russian customs:
 * Russia itself and Belarus. The ranges are those of idlesign/vininfo (BSD-3-Clause, 2026-05), which agree
 * with every plant of the open tables of makers (XTA, X4X, X7L, XW8, Z94 …).
 */
const HOME = /^(?:R[U-W]|X[DEJKS-Z0-9]|Y[3-5]|Z[06-9])/;

/** Ranges of no country, and those that say little of where a car was put together. */
const UNKNOWN = /^(?:[0OIQ]|MX|Z[B-C])/;

/** True when the VIN was given by a plant abroad; false also where that is not known. */
export function isForeignVin(vin: string): boolean {
	return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && !HOME.test(vin) && !UNKNOWN.test(vin);
}
