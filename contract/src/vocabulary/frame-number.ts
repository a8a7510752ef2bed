import { plainSigns } from './plain-signs.ts';
import { foldLookAlikes } from './vin.ts';

/**
 * The number on the frame of a car that was made for Japan, which has no VIN: a model code, a hyphen and six
 * or seven digits, as NCP30-0012345 or CT9A-0100001. Without its hyphen seven digits are wanted: less is a
 * part of anything.
 */
const FRAME = /^(?:[A-Z]{2,3}-)?([A-Z]{1,4}\d{1,4}[A-Z]{0,2})-(\d{6,7})$/;
const JOINED = /^[A-Z]{2,4}\d{2,3}[A-Z]?\d{7}$/;
const LONGEST_JOINED = 13;

/** Said instead of a VIN's mistakes: only the plate leads to such a car. */
export const FRAME_NUMBER_TEXT = 'Похоже на номер кузова: у этой машины нет VIN. Проверим по госномеру.';

/**
 * The number in Latin capitals, of a text that is nothing else or names it with its hyphen, as in «кузов
 * NCP30-0012345, без VIN»; null where there is none.
 */
export function findFrameNumber(text: string): string | null {
	const plain = foldLookAlikes(plainSigns(text));
	const whole = plain.replace(/\s/g, '');
	if (FRAME.test(whole) || (whole.length <= LONGEST_JOINED && JOINED.test(whole))) return whole;
	return plain.split(/[\s,;:()«»"№]+/).find((word) => FRAME.test(word)) ?? null;
}
