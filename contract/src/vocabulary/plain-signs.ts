/** Signs that take no room: zero-width spaces and joiners, soft hyphens, marks of direction, variants. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASH = /[\p{Dash_Punctuation}\u2212]/gu;
/**
 * Letters and digits of full width or in another type, as some sites write them. A raised digit is left: it
 * may be the number of a footnote, and as a digit it would be a part of the number before it.
 */
const LETTER_OR_DIGIT = /[\p{Lu}\p{Ll}\p{Nd}]/gu;

/**
 * A text as people copy it from pages and documents, in plain signs: what cannot be seen is dropped, every
 * dash is a hyphen, letters are whole and of one kind. What can be read in it stays.
 */
export function plainSigns(text: string): string {
	return text
		.replace(INVISIBLE, '')
		.replace(LETTER_OR_DIGIT, (sign) => sign.normalize('NFKC'))
		.replace(DASH, '-')
		.normalize('NFC');
}
