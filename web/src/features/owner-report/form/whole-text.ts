import type { NameField } from './fields.ts';
import { DATE_MASK, format, PASSPORT_MASK } from './mask.ts';

/** Texts that come all at once: pasted, dropped, filled in by the browser. */

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** A date of documents and browsers as `ДД.ММ.ГГГГ`: `1980-02-01`, `1.2.1980`, «1 февраля 1980 г.». */
export function wholeDate(text: string): string {
	const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
	if (iso) return joined(iso[3], iso[2], iso[1]);
	const dotted = /(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})/.exec(text);
	if (dotted) return joined(dotted[1], dotted[2], dotted[3]);
	const spelt = /(\d{1,2})\s+([а-яё]+)\.?\s+(\d{4})/i.exec(text);
	const month = spelt ? MONTHS.findIndex((begin) => spelt[2]?.toLowerCase().startsWith(begin)) : -1;
	if (spelt && month >= 0) return joined(spelt[1], String(month + 1), spelt[3]);
	return format(DATE_MASK, text);
}

/** The digits of «серия 45 09 № 111222» as «4509 111222». */
export function wholePassport(text: string): string {
	return format(PASSPORT_MASK, text);
}

/** A name that came with breaks, tabs or doubled spaces, on one line. */
export function readFullName(text: string): string {
	return text
		.normalize('NFC')
		.replace(/[\s\u00a0]+/g, ' ')
		.trim();
}

/**
 * The three parts of «Иванов Иван Иванович»; what stands behind the second word belongs to the third part
 * («Вагиф оглы»). Null for fewer words: two of them may well be one last name.
 */
export function spreadName(text: string): Readonly<Record<NameField, string>> | null {
	const [last_name, first_name, ...middle] = readFullName(text).split(' ');
	if (last_name === undefined || first_name === undefined || middle.length === 0) return null;
	return { last_name, first_name, middle_name: middle.join(' ') };
}

function joined(day = '', month = '', year = ''): string {
	return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
