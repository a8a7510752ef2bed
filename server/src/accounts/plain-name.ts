const AT_MOST = 200;

/**
 * A name as a provider tells it, on one line of at most 200 characters, without control and direction marks,
 * which could make a page show it as something else; null when nothing is left.
 */
export function plainName(name: string): string | null {
	const plain = name
		.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return Array.from(plain).slice(0, AT_MOST).join('') || null;
}
