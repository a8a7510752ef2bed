import { randomInt } from 'node:crypto';

/** A car that no other test speaks of and nobody has asked about, also when a test is repeated. */
export function newCar(): string {
	return `XTA${String(randomInt(1e13)).padStart(14, '0')}`;
}
