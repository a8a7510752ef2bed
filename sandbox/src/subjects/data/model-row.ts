import type { BodyKind, Drive, Fuel } from './words.ts';

/**
 * A model in one line: make and model, first three signs of its VIN and what may follow them, body, years of
 * making, power in hp, volume in cm³, fuel, drive, and the price in thousand roubles of a car two or three
 * years old.
 */
export type ModelRow = readonly [
	make: string,
	model: string,
	wmi: string,
	descriptor: string,
	body: BodyKind,
	from: number,
	to: number,
	power: number,
	volume: number,
	fuel: Fuel,
	drive: Drive,
	price: number,
];
