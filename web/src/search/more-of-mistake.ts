import { FRAME_NUMBER_TEXT, findFrameNumber } from '@avtosverka/contract/vocabulary/frame-number';

/** What is added to a mistake in a VIN, where more can be said. */
export function moreOfMistake(value: string): string | undefined {
	if (/[IOQ]/.test(value)) return ' (букв I, O и Q в VIN не бывает)';
	return findFrameNumber(value) === null ? undefined : `. ${FRAME_NUMBER_TEXT}`;
}
