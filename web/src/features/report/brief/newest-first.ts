/** Records by their day, the newest first; those without a day come last. */
export function recordsNewestFirst<Item>(
	items: readonly Item[],
	dayOf: (item: Item) => string | null,
): readonly Item[] {
	return [...items].sort((one, other) => (dayOf(other) ?? '').localeCompare(dayOf(one) ?? ''));
}
