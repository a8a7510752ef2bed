/** A field of digits in groups, such as `01.02.1980`. */
export type Mask = { readonly groups: readonly number[]; readonly separator: string };

export const DATE_MASK: Mask = { groups: [2, 2, 4], separator: '.' };
export const PASSPORT_MASK: Mask = { groups: [4, 6], separator: ' ' };

/** What stands in a field, and before which of its signs the caret. */
export type MaskedInput = { readonly text: string; readonly caret: number };

/** An edit as the browser has made it; `before` is what stood in the field. */
export type Edit = MaskedInput & {
	readonly before: string;
	readonly way: 'typed' | 'erased' | 'erased-forward';
};

/** The digits of a text in the groups of a mask; what is too much is left out. */
export function format({ groups, separator }: Mask, text: string): string {
	let left = digitsOf(text);
	const parts: string[] = [];
	for (const size of groups) {
		if (left === '') break;
		parts.push(left.slice(0, size));
		left = left.slice(size);
	}
	return parts.join(separator);
}

/**
 * What a masked field holds after an edit, with the caret behind the digit that it stood behind. Erasing a
 * separator erases the digit beside it; typing into a full field overwrites; a separator typed after one
 * digit of a date fills up its group: `1.` becomes `01`. Several signs at once in an empty field, as they
 * stand there when the page comes alive, are taken one by one.
 */
export function edit(mask: Mask, { before, text, caret, way }: Edit): MaskedInput {
	const signs = [...text];
	if (way === 'typed' && before === '' && signs.length > 1) {
		return signs.reduce((held, sign) => typeAtEnd(mask, held.text, sign), { text: '', caret: 0 });
	}
	let left = digitsOf(text.slice(0, caret));
	let right = digitsOf(text.slice(caret));
	if (way !== 'typed' && left + right === digitsOf(before) && text.length < before.length) {
		if (way === 'erased') left = left.slice(0, -1);
		else right = right.slice(1);
	}
	if (way === 'typed') {
		if (isSeparator(text[caret - 1])) left = filledUp(mask, left, right);
		const capacity = sum(mask.groups);
		left = left.slice(0, capacity);
		right = right.slice(Math.max(0, left.length + right.length - capacity));
	}
	const formatted = format(mask, left + right);
	return { text: formatted, caret: placeAfter(formatted, left.length) };
}

/** A text typed unobserved: a partial one is masked character by character, a whole one is left as it is. */
export function typedUnseen(mask: Mask | undefined, text: string): string {
	if (mask === undefined || digitsOf(text).length >= sum(mask.groups)) return text;
	return edit(mask, { before: '', text, caret: text.length, way: 'typed' }).text;
}

function typeAtEnd(mask: Mask, before: string, sign: string): MaskedInput {
	const text = before + sign;
	return edit(mask, { before, text, caret: text.length, way: 'typed' });
}

function filledUp({ groups, separator }: Mask, left: string, right: string): string {
	if (separator !== '.' || right !== '') return left;
	const begun = left.length === 1 ? 0 : left.length === 3 ? 2 : null;
	if (begun === null || groups.length < 3) return left;
	return `${left.slice(0, begun)}0${left.slice(begun)}`;
}

function isSeparator(sign: string | undefined): boolean {
	return sign !== undefined && /[.,/\-\s]/.test(sign);
}

/** The place behind so many digits of a text. */
function placeAfter(text: string, digits: number): number {
	let seen = 0;
	for (let place = 0; place < text.length; place += 1) {
		if (seen === digits) return place;
		if (/\d/.test(text[place] ?? '')) seen += 1;
	}
	return text.length;
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
