/** Gives one key for one content: the same order for the same, a new one for a change. */
export function createOneKey(
	draw: () => string | undefined = drawUuid,
): (content: string) => string | undefined {
	let last: { readonly content: string; readonly key: string | undefined } | null = null;
	return (content) => {
		if (last?.content !== content) last = { content, key: draw() };
		return last.key;
	};
}

/** Browsers have it on https and this machine; without a key an order is not joined to its twin. */
function drawUuid(): string | undefined {
	return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
