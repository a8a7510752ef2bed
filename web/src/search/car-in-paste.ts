import { nearVins } from '@avtosverka/contract/vin-reading/near-vins';
import { type CarInText, findCarsInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { FRAME_NUMBER_TEXT, findFrameNumber } from '@avtosverka/contract/vocabulary/frame-number';
import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { namedOtherwise } from './named-otherwise.ts';
import { type Mistake, type Note, type Paste, type SearchField, typed } from './rules.ts';

/** What a pasted text is: its field, what that field holds now, and what is said about it. */
export type FoundInPaste = {
	readonly field: SearchField;
	readonly text: string;
	readonly note: Note | null;
	/** Where the text is something else than a car's number. */
	readonly mistake?: Mistake;
};

const SEVERAL_TEXT: Readonly<Record<SearchField, string>> = {
	vin: 'В тексте несколько VIN: взят один.',
	plate: 'В тексте несколько госномеров: взят один.',
};
const ONE_MORE_TEXT = 'В тексте было 18 знаков, лишний убран: сверьте с документом.';
const MOVED_TEXT: Readonly<Record<SearchField, string>> = {
	vin: 'Это VIN, он теперь в своём поле.',
	plate: 'Это госномер, он теперь в своём поле.',
};

/**
 * Finds the car of a pasted text, whichever field it was put into, or says why none can be found in it.
 * `before`: what stood in the field, which no link replaces. Null where nothing can be said.
 */
export function carInPaste({ field, text }: Pick<Paste, 'field' | 'text'>, before = ''): FoundInPaste | null {
	const [car, another] = carsIn(text);
	if (car === undefined) return (field === 'vin' && vinWithOneMore(text)) || noCar(field, text, before);
	const own = car.kind;
	const note = another ? SEVERAL_TEXT[own] : own === field ? null : MOVED_TEXT[own];
	return {
		field: own,
		text: car.kind === 'vin' ? car.vin : car.plate,
		note: note === null ? null : { field: own, text: note },
	};
}

function noCar(field: SearchField, text: string, before: string): FoundInPaste | null {
	const frame = findFrameNumber(text);
	if (frame !== null) {
		return { field: 'vin', text: typed('vin', frame), note: { field: 'vin', text: FRAME_NUMBER_TEXT } };
	}
	const words = namedOtherwise(field, text);
	return words === null ? null : { field, text: before, note: null, mistake: { field, text: words } };
}

/** A VIN with a sign too many: cut off at its end it would silently be another car's. */
function vinWithOneMore(text: string): FoundInPaste | null {
	const near = nearVins(text);
	const [vin] = near?.reason === 'one-too-many' ? near.vins : [];
	return vin === undefined ? null : { field: 'vin', text: vin, note: { field: 'vin', text: ONE_MORE_TEXT } };
}

/** A text that is nothing but a car's number is read more kindly than a text in which there may be one. */
function carsIn(text: string): readonly CarInText[] {
	const vin = parseVin(text);
	if (vin.ok) return [{ kind: 'vin', vin: vin.vin }];
	const plate = parsePlate(text);
	return plate.ok ? [{ kind: 'plate', plate: plate.plate }] : findCarsInText(text);
}
