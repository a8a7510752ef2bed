/**
 * Stands in a shared report for a value that a register gave and the report does not show. Null stays what it
 * is everywhere: the register gave none.
 */
export const HIDDEN = 'скрыто';

/** The marker for a value that was given; what is missing or blank stays as it is. */
export function hide<Value>(value: Value): Value | typeof HIDDEN {
	const isGiven = typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
	return isGiven ? HIDDEN : value;
}
