const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
/** Signs that nobody sees and that can turn the text around them into another one to the eye. */
const UNSEEN = /\p{Cf}+/gu;
/** A database refuses some of these inside JSON. */
const CONTROL = /[^\P{Cc}\n]+/gu;

/**
 * Text of a supplier as a fact may hold it: well-formed, without unseen and control signs, its lines kept.
 */
export function plainText(text: string): string {
	return text.toWellFormed().replace(LINE_END, '\n').replace(UNSEEN, '').replace(CONTROL, ' ').trim();
}
