/** Class names of a field of the console. */
export const FIELD =
	'min-h-12 w-full rounded-field bg-transparent px-3.5 text-ink inset-ring inset-ring-line';
