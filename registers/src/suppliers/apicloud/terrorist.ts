import type { TerroristBlock, TerroristItem } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import { isRecord, node, text } from '../../json/fields.ts';
import { matchPerson } from '../../person-match.ts';
import type { Call } from './calls.ts';
import { type Reading, readRows } from './reading.ts';
import type { Body } from './wire.ts';

/** Fewer letters would find half of the list. */
const LEAST_LETTERS = 4;

/**
 * The list writes «ё» or «е» as it likes and its search finds parts of words: of a surname with «ё» what stands before
 * it is asked for, so that one charged call finds both. Of a double surname its longest part.
 */
export function askTerrorist({ lastName }: Person): Call {
	const [longest = ''] = lastName
		.toLocaleUpperCase('ru')
		.split(/[\s-]+/)
		.toSorted((one, other) => other.length - one.length);
	const [before = ''] = longest.split('Ё');
	const search = before.length >= LEAST_LETTERS ? before : longest.replaceAll('Ё', 'Е');
	return { file: 'fedsfm.php', query: { type: 'terextr', search } };
}

const Row = node({ id: text, type: text, name: text, birth: text, place: text });
type Line = ReturnType<typeof Row.parse>;

/**
 * Lines that may be about this person. Nobody is called a terrorist for his name: a line that tells no birth date, or
 * that fits in part, is for a person's eyes.
 */
export function readTerrorist(body: Body, person: Person): Reading<TerroristBlock> {
	const list = readRows(body, { name: 'result', counted: ['count'], denial: 'flag' }, readLine);
	if (list.said !== 'rows') return list;
	const data = list.rows.flatMap((line) => {
		const match = line.type === 'ur' ? null : matchLine(line, person);
		return match === null ? [] : [{ ...itemOf(line), match }];
	});
	if (data.length === 0 && list.skipped === 0) return { said: 'none' };
	return { said: 'facts', facts: { data }, skipped: list.skipped };
}

function readLine(row: unknown): Line | null {
	const line = Row.parse(row);
	return isRecord(row) && line.name !== null ? line : null;
}

function matchLine({ name, birth }: Line, person: Person): 'exact' | 'look' | null {
	// «ИВАНОВ ИВАН ИВАНОВИЧ*, (ПЕТРОВ ПЁТР)»: other names stand behind the first one.
	const [main = '', ...others] = (name ?? '').split(/[,;(]+/);
	const own = matchPerson(person, { name: main, birthDate: birth });
	if (own === 'exact') return 'exact';
	const all = [own, ...others.map((other) => matchPerson(person, { name: other, birthDate: birth }))];
	return all.some((match) => match !== null) ? 'look' : null;
}

function itemOf({ id, type, name, birth, place }: Line): Omit<TerroristItem, 'match'> {
	const born = birth === null ? null : `${birth} г.р.`;
	const words = [name, born, place].filter((part) => part !== null).join(', ');
	return {
		FullName: id === null ? words : `${id}. ${words}`,
		TerroristTypeName: null,
		StatusName: type === 'fiz' ? 'Физическое лицо' : null,
	};
}
