/** A count or year as the wire has it: whole. Suppliers write some of them with a fraction. */
export function roundedOrNull(value: number | null): number | null {
	return value === null ? null : Math.round(value);
}
