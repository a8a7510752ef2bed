import { carInPaste } from '../car-in-paste.ts';
import { isWholeText, pasted, type SearchField, type SearchFields } from '../rules.ts';

const EMPTY: SearchFields = { vin: '', plate: '' };

/** What the fields hold after a text is pasted in place of all that stood in one of them. */
export function paste(field: SearchField, text: string, before: SearchFields = EMPTY) {
	const put = { field, from: 0, to: before[field].length, text };
	const found = isWholeText(before[field], put) ? carInPaste(put, before[field]) : null;
	if (found) {
		const { note, mistake = null } = found;
		return { fields: { ...EMPTY, [found.field]: found.text }, note, mistake };
	}
	return { fields: { ...before, [field]: pasted(before[field], put) }, note: null, mistake: null };
}
