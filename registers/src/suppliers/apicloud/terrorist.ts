import type { Person } from '@avtosverka/contract/vocabulary/person';
import { fitOfLine, isOpenToDoubt, type ListedFit, type ListedLine } from '../../listed-person.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { PersonFacts } from '../../registers/person.ts';
import type { MatchedRow } from '../../registers/person-row.ts';
import type { ListedTerrorist } from '../../registers/terrorist.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

/** Fewer letters would find half of the list. */
const LEAST_LETTERS = 4;

/**
 * The list writes «ё» or «е» as it likes and its search finds parts of words: of a surname with «ё» what
 * stands before it is asked for, so that one charged call finds both. Of a double surname its longest part.
 */
export function askTerrorist({ lastName }: Person): ApicloudCall {
	const [longest = ''] = lastName
		.toLocaleUpperCase('ru')
		.split(/[\s'-]+/)
		.toSorted((one, other) => other.length - one.length);
	const [before = ''] = longest.split('Ё');
	const search = before.length >= LEAST_LETTERS ? before : longest.replaceAll('Ё', 'Е');
	return { file: 'fedsfm.php', query: { type: 'terextr', search } };
}

const Row = node({ id: oneLine, type: oneLine, name: oneLine, birth: oneLine, place: oneLine });
type Line = ReturnType<typeof Row.parse>;

/**
 * Lines that may be about this person. No one is called a terrorist for their name: a line without a birth
 * date, or that fits in part, is for a person's eyes.
 */
export function readApicloudTerrorist(body: Body, person: Person): ApicloudReading<PersonFacts['terrorist']> {
	const list = readApicloudRows(body, { name: 'result', counted: ['count'], denial: 'flag' }, readLine);
	if (list.kind !== 'rows') return list;
	const fits = list.rows.map((line) => (line.type === 'ur' ? null : fitOfLine(person, listedIn(line))));
	const rows = list.rows.flatMap((line, place) => {
		const fit = fits[place] ?? null;
		return fit === null ? [] : [itemOf(line, fit)];
	});
	if (rows.length === 0 && list.skipped === 0) return { kind: 'none' };
	return { kind: 'facts', facts: rows, skipped: list.skipped, isDoubtful: isOpenToDoubt(fits) };
}

function readLine(row: unknown): Line | null {
	const line = Row.parse(row);
	return isRecord(row) && line.name !== null ? line : null;
}

/** «ИВАНОВ ИВАН ИВАНОВИЧ*, (ПЕТРОВ ПЁТР)»: other names stand behind the first one. */
function listedIn({ name, birth }: Line): ListedLine {
	return { names: (name ?? '').split(/[,;(]+/), birthDates: birth === null ? [] : [birth] };
}

function itemOf({ id, type, name, birth, place }: Line, fit: ListedFit): MatchedRow<ListedTerrorist> {
	const born = birth === null ? null : `${birth} г.р.`;
	const words = [name, born, place].filter((part) => part !== null).join(', ');
	return {
		line: id === null ? words : `${id}. ${words}`,
		type: null,
		status: type === 'fiz' ? 'Физическое лицо' : null,
		match: fit === 'namesake' ? 'look' : fit,
	};
}
