import type { Car } from './car.ts';

/** A reading of a car that several rules need, made once for each decision. */
export function oncePerCar<Reading>(read: (car: Car) => Reading): (car: Car) => Reading {
	const made = new WeakMap<Car, Reading>();
	return (car) => {
		if (!made.has(car)) made.set(car, read(car));
		return made.get(car) as Reading;
	};
}
