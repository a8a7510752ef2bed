import { randomInt } from 'node:crypto';

/** A car that no test has used or asked about, also when a test is repeated. */
export function newCar(): string {
	return `XTA${String(randomInt(1e13)).padStart(14, '0')}`;
}
