/** What a field holds, and before which of its signs the caret. */
export type TypedPrice = { readonly text: string; readonly caret: number };

/**
 * The digits of a price in groups of three, with the caret behind the digit that it stood behind. A text that
 * has anything but digits and spaces stays as it was typed: a sentence says what is wrong with it.
 */
export function groupThousands({ text, caret }: TypedPrice): TypedPrice {
	if (/[^\d\s]/.test(text)) return { text, caret };
	const digitsBefore = digitsOf(text.slice(0, caret)).length;
	const grouped = digitsOf(text).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00a0');
	return { text: grouped, caret: placeBehind(grouped, digitsBefore) };
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function placeBehind(text: string, digits: number): number {
	let place = 0;
	for (let seen = 0; seen < digits; place += 1) if (/\d/.test(text[place] ?? '')) seen += 1;
	return place;
}
