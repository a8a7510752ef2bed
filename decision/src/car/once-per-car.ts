import type { Car } from './car.ts';

/** The same reading of the same car, made once: many rules ask for it, and so does the page. */
export function oncePerCar<Result extends object>(read: (car: Car) => Result): (car: Car) => Result {
	const known = new WeakMap<Car, Result>();
	return (car) => {
		const result = known.get(car) ?? read(car);
		known.set(car, result);
		return result;
	};
}
