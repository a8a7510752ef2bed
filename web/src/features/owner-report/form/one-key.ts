/**
 * Gives one key for one content: pressed again with the same, it is the same order; with another, another.
 */
export function createOneKey(
	draw: () => string | undefined = drawUuid,
): (content: string) => string | undefined {
	let last: { readonly content: string; readonly key: string | undefined } | null = null;
	return (content) => {
		if (last?.content !== content) last = { content, key: draw() };
		return last.key;
	};
}

/**
 * Browsers have it only on https and on this machine; without a key an order is merely not joined to its
 * twin.
 */
function drawUuid(): string | undefined {
	return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
