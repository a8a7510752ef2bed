import { foldName } from '@avtosverka/contract/vocabulary/person';
import { lifeBehind } from '../subjects/person-life.ts';
import type { ListEntry } from '../subjects/person-rows/row-types.ts';
import { PERSONS, type PlayedPerson } from '../subjects/persons.ts';

/** What a caller asks the search for. */
export type Search = { readonly rowIndex: number; readonly pageLength: number; readonly searchText: string };

/** Reads the body of a search, JSON or a form; null for a body that is none. */
export function readSearch(body: unknown): Search | null {
	const { rowIndex = 0, pageLength = 50, searchText } = (body ?? {}) as Record<string, unknown>;
	const [from, most] = [Number(rowIndex), Number(pageLength)];
	if (typeof searchText !== 'string' || searchText.trim() === '') return null;
	if (!Number.isInteger(from) || from < 0 || !Number.isInteger(most) || most < 1) return null;
	return { rowIndex: from, pageLength: Math.min(most, 50), searchText: searchText.trim() };
}

/** The answer of the search: every line with the text in it; «ё» and «е» are two letters here. */
export function answerTo({ rowIndex, pageLength, searchText }: Search): object {
	const wanted = searchText.toLocaleUpperCase('ru');
	const lines = PERSONS.flatMap(({ passport }) => lifeBehind({ passport }).listed)
		.map((entry) => ({ guid: entry.guid, FullName: lineOf(entry) }))
		.filter(({ FullName }) => FullName.includes(wanted));
	const data = lines.slice(rowIndex, rowIndex + pageLength).map(({ guid, FullName }) => ({
		Id: guid,
		TerroristTypeName: 'Национальный',
		FullName,
		StatusName: 'Физическое лицо',
	}));
	return { IsError: false, recordsTotal: lines.length, recordsFiltered: lines.length, data };
}

/** The person of the table who is meant by a surname, with «ё» or «е». */
export function personMeant({ searchText }: Search): PlayedPerson | null {
	return PERSONS.find(({ lastName }) => foldName(lastName) === foldName(searchText)) ?? null;
}

function lineOf({ number, name, starred, aliases, born, place }: ListEntry): string {
	const others = aliases.length === 0 ? '' : `, (${aliases.join('; ')})`;
	const birth = born === null ? '' : `, ${born.split('-').reverse().join('.')} г.р. `;
	return `${number}. ${name}${starred ? '*' : ''}${others}${birth}, ${place};`;
}
