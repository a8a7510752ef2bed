import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Json } from './apicloud.ts';

const BORN = '1980-02-01';

/**
 * Whether a body carries the register's own word that it has nothing about the person of the tests, or about
 * their car: written from the description of the wire and from nothing of the code under test.
 */
export function saysNone(register: CarRegister | PersonRegister, json: Json): boolean {
	if (!isObject(json) || !nothing(json.error) || numberOf(json.status) !== 200) return false;
	return WORDS[register]?.(json) ?? false;
}

const WORDS: Readonly<Partial<Record<CarRegister | PersonRegister, (json: Json) => boolean>>> = {
	fssp: (json) =>
		(sentences(json).length > 0 &&
			denied(json, 'records', ['count', 'countAll']) &&
			hasValue(json, ['count', 'countAll'])) ||
		strangers(json, {
			list: 'records',
			counts: ['count', 'countAll'],
			name: 'debtor_name',
			born: 'debtor_dob',
		}),
	bankruptcy: (json) =>
		(sentences(json).length > 0 &&
			denied(json, 'rez', ['num', 'totalCount']) &&
			hasValue(json, ['num', 'totalCount'])) ||
		strangers(json, {
			list: 'rez',
			counts: ['num', 'totalCount'],
			name: 'fio',
			born: 'dopInfo-birthdateBankruptcy',
		}),
	terrorist: (json) =>
		(denied(json, 'result', ['count']) && json.found === false && hasValue(json, ['count'])) ||
		(strangers(json, { list: 'result', counts: ['count'], name: 'name', born: 'birth' }) &&
			!namesNamesake(json)),
	arbiter: (json) =>
		json.found !== true &&
		sentences(json).length === 0 &&
		isEmptyList('Result' in json ? json.Result : json.result) &&
		(missing(json.PagesCount) || [0, 1].includes(numberOf(json.PagesCount) ?? 2)),
	osago: (json) => denied(json, 'rez', ['count']),
	zalog: (json) => denied(json, 'rez', ['count', 'num', 'total']),
	plate: ({ partner, local, ...json }) => {
		const parts = [partner, local].filter((part) => !missing(part));
		return parts.length > 0 && parts.every(deniesPart) && sentences(json).every(isDenial);
	},
};

function deniesPart(part: Json): boolean {
	const empty =
		missing(part?.result) || (typeof part.result === 'object' && Object.keys(part.result).length === 0);
	return (
		isObject(part) &&
		numberOf(part.status) === 200 &&
		part.found === false &&
		empty &&
		sentences(part).every(isDenial)
	);
}

function denied(json: Json, list: string, counts: readonly string[]): boolean {
	const zeroes = counts.map((name) => json[name]).filter((count) => !missing(count));
	return (
		(missing(json[list]) || isEmptyList(json[list])) &&
		zeroes.every((count) => numberOf(count) === 0) &&
		(zeroes.length > 0 || json.found === false) &&
		json.found !== true &&
		sentences(json).every(isDenial)
	);
}

function hasValue(json: Json, counts: readonly string[]): boolean {
	return counts.some((name) => !missing(json[name]));
}

type Columns = {
	readonly list: string;
	readonly counts: readonly string[];
	readonly name: string;
	readonly born: string;
};

/** True when all the rows that are counted stand there, and each is certainly another person's. */
function strangers(json: Json, { list, counts, name, born }: Columns): boolean {
	const rows = Array.isArray(json[list]) ? json[list] : isObject(json[list]) ? [json[list]] : [];
	const most = Math.max(0, ...counts.map((count) => numberOf(json[count]) ?? 0));
	if (rows.length === 0 || most > rows.length) return false;
	return rows.every((row: Json) => {
		if (!isObject(row)) return false;
		const words = folded(wrapped(row[name]));
		if (words === null) return false;
		if (row.type === 'ur') return true;
		const date = String(wrapped(row[born]) ?? '');
		const day = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date);
		const iso = day ? `${day[3]}-${day[2]}-${day[1]}` : /^\d{4}-\d{2}-\d{2}$/.exec(date)?.[0];
		if (iso !== undefined) return iso !== BORN || !/примеров|петр|образцович/.test(words);
		if (/^\d{4}$/.test(date)) return date !== '1980' || !words.includes('примеров');
		return words !== '' && !words.includes('примеров');
	});
}

/** A whole name in the terrorist list may be the person asked about until a person checks it. */
function namesNamesake({ result }: Json): boolean {
	const rows: readonly Json[] = Array.isArray(result) ? result : [result];
	return rows.some((row) => row.type !== 'ur' && folded(row.name) === 'примеров петр образцович');
}

function wrapped(field: Json): Json {
	return isObject(field) ? field.value : field;
}

function folded(name: Json): string | null {
	if ((typeof name !== 'string' && typeof name !== 'number') || String(name).trim() === '') return null;
	return String(name)
		.toLowerCase()
		.replaceAll('ё', 'е')
		.replace(/[^а-яa-z]+/g, ' ')
		.trim();
}

/** Everything that is said beside the data. */
function sentences({ message, errormsg, info }: Json): readonly Json[] {
	return [message, errormsg, info].filter((said) => !nothing(said));
}

function isDenial(said: Json): boolean {
	return /отсутствует|не найден|нет данных/i.test(String(said));
}

function nothing(value: Json): boolean {
	return missing(value) || value === '' || value === false;
}

function missing(value: Json): boolean {
	return value === undefined || value === null;
}

function isEmptyList(value: Json): boolean {
	return Array.isArray(value) && value.length === 0;
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOf(value: Json): number | null {
	if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
	return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
