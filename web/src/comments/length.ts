import { COMMENT_LENGTH } from '@avtosverka/contract/vocabulary/comment';

/** From here on the remaining room is shown, in characters. */
const NEAR = 200;

/** Signs of a comment as the limit counts them: Unicode code points, NFC, without blanks around. */
export function signsOf(text: string): number {
	return [...text.trim().normalize('NFC')].length;
}

/** How many more signs fit, negative where there are too many; null while the limit is far. */
export function charactersLeft(text: string): number | null {
	const left = COMMENT_LENGTH - signsOf(text);
	return left > NEAR ? null : left;
}
