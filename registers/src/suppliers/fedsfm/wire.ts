import { isRecord, node } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { oneLine } from '../../reading/text.ts';

/** What an answer of the search says before its lines are read. */
export type SearchReading =
	| { readonly says: 'list'; readonly rows: readonly unknown[]; readonly total: number | null }
	/** Its own trouble. */
	| { readonly says: 'error' }
	| { readonly says: 'strange' };

/** Reads `{ IsError, recordsFiltered, data }`; `recordsTotal` may count the whole list. Never throws. */
export function readFedsfmSearch(json: unknown): SearchReading {
	if (!isRecord(json)) return { says: 'strange' };
	if (json.IsError === true) return { says: 'error' };
	if (json.IsError !== false || !Array.isArray(json.data)) return { says: 'strange' };
	return { says: 'list', rows: json.data, total: count.parse(json.recordsFiltered) };
}

/** A line of the list. */
export type FedsfmLine = {
	readonly FullName: string;
	readonly TerroristTypeName: string | null;
	readonly StatusName: string | null;
	/** The name and its aliases, without the number and the star. */
	readonly names: readonly string[];
	/** Each as `dd.mm.yyyy` or a year alone; empty where the line has none. */
	readonly birthDates: readonly string[];
};

const Row = node({ FullName: oneLine, TerroristTypeName: oneLine, StatusName: oneLine });

/** «01.02.1980 г.р.», «1980 г.р.»; a date without «г.р.» may be of anything. */
const BORN = /(?<![\d.])(\d{2}\.\d{2}\.\d{4}|\d{4})\s*г\.?\s*р/giu;
const NUMBER = /^\s*\d+\s*\.\s*/;
/** What stands between a name, other names and the rest. */
const BETWEEN_NAMES = /[,;()*]+/;

/** Reads `№. ИМЯ*, (другие имена), дд.мм.гггг г.р. , МЕСТО;`; null for a line without a name. */
export function readLine(row: unknown): FedsfmLine | null {
	const { FullName, ...fields } = Row.parse(row);
	if (FullName === null) return null;
	const bare = FullName.replace(NUMBER, '');
	const born = [...bare.matchAll(BORN)];
	const names = bare
		.slice(0, born[0]?.index)
		.split(BETWEEN_NAMES)
		.map((name) => name.trim())
		.filter((name) => /\p{L}/u.test(name));
	if (names.length === 0) return null;
	return { FullName, ...fields, names, birthDates: born.map(([, date = '']) => date) };
}
