import { writtenDay } from '@avtosverka/contract/vocabulary/birth-date';
import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';
import type { NameField } from './fields.ts';
import { DATE_MASK, format, PASSPORT_MASK } from './mask.ts';

/** Texts that come all at once: pasted, dropped, filled in by the browser. */

/** A date of documents and browsers as `ДД.ММ.ГГГГ`: `1980-02-01`, `1.2.1980`, «1 февраля 1980 г.». */
export function wholeDate(text: string): string {
	const written = writtenDay(text);
	if (written === null) return format(DATE_MASK, text);
	const { day, month, year } = written;
	return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}

/** The digits of «серия 45 09 № 111222» as «4509 111222». */
export function wholePassport(text: string): string {
	return format(PASSPORT_MASK, plainSigns(text));
}

/** A name that came with breaks, tabs or doubled spaces, on one line. */
export function readFullName(text: string): string {
	return plainSigns(text).replace(/\s+/g, ' ').trim();
}

/**
 * The three parts of «Иванов Иван Иванович»; what stands behind the second word belongs to the third part
 * («Вагиф оглы»). Null for fewer words, since two may well be one last name, and for a name in brackets.
 */
export function spreadName(text: string): Readonly<Record<NameField, string>> | null {
	const [last_name, first_name, ...middle] = readFullName(text).split(' ');
	if (last_name === undefined || first_name === undefined || middle.length === 0) return null;
	if (/[([{]/.test(text)) return null;
	return { last_name, first_name, middle_name: middle.join(' ') };
}
