import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { z } from 'zod';
import { matchPerson } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { oneLine } from '../../reading/text.ts';
import type { CourtCase, CourtSide } from '../../registers/arbiter.ts';
import type { PersonFacts } from '../../registers/person.ts';
import type { MatchedRow } from '../../registers/person-row.ts';
import { fullName } from '../../spellings.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

/** Any side of a case, the first page of 25: every page is charged. */
export function askArbiter(person: Person): ApicloudCall {
	const query = { type: 'search', participant: fullName(person), participantType: '-1', page: '1' };
	return { file: 'kad_arbitr.php', query };
}

/** What the court keeps to itself is unknown. */
const HIDDEN = /^данные\s+скрыты$/i;
const shownText = oneLine.transform((value) => (value !== null && HIDDEN.test(value) ? null : value));
const Side = node({ name: shownText, adress: shownText, address: shownText, inn: shownText });
const sides = z.array(Side).catch([]);
/** The same fields are seen with capitals and without. */
const Row = node({
	CaseNumber: oneLine,
	caseNumber: oneLine,
	RegistrationDate: oneLine,
	registrationDate: oneLine,
	Type: oneLine,
	type: oneLine,
	TypeTitle: oneLine,
	typeTitle: oneLine,
	Court: oneLine,
	court: oneLine,
	CaseUrl: oneLine,
	caseUrl: oneLine,
	CaseId: oneLine,
	caseId: oneLine,
	Plaintiff: sides,
	plaintiff: sides,
	Respondent: sides,
	respondent: sides,
});
type Side = z.infer<typeof Side>;

const TYPES: Readonly<Record<string, string>> = {
	bankruptcy: 'Банкротное дело',
	civil: 'Гражданское дело',
	civil_simple: 'Гражданское дело, упрощённое производство',
	administrative: 'Административное дело',
};
const SITE = 'https://kad.arbitr.ru/';
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Cases with a side of this name. Courts tell no birth dates, so that a namesake is always possible. */
export function readArbiter(body: Body, person: Person): ApicloudReading<PersonFacts['arbiter']> {
	const name = 'Result' in body ? 'Result' : 'result';
	if (isEmptyList(body[name]) && saysNoPages(body)) return { kind: 'none' };
	const list = readApicloudRows(body, { name, counted: [], denial: 'nothing' }, (row) =>
		readCase(row, person),
	);
	if (list.kind !== 'rows') return list;
	const unread = Math.max(0, (count.parse(body.PagesCount ?? null) ?? 1) - 1);
	return { kind: 'facts', facts: list.rows, skipped: list.skipped + unread };
}

/** An empty list is the register's own word, as long as nothing beside it speaks of cases or of trouble. */
function saysNoPages({ found, PagesCount: pages = null, message, errormsg }: Body): boolean {
	const quiet = [message, errormsg].every((word) => word === undefined || word === null || word === '');
	return found !== true && quiet && (pages === null || [0, 1].includes(count.parse(pages) ?? 2));
}

function isEmptyList(value: unknown): boolean {
	return Array.isArray(value) && value.length === 0;
}

function readCase(row: unknown, person: Person): MatchedRow<CourtCase> | null {
	const read = Row.parse(row);
	const number = read.CaseNumber ?? read.caseNumber;
	if (!isRecord(row) || number === null) return null;
	const date = read.RegistrationDate ?? read.registrationDate;
	const type = read.Type ?? read.type;
	const plaintiffs = [...read.Plaintiff, ...read.plaintiff];
	const defendants = [...read.Respondent, ...read.respondent];
	return {
		number,
		date: readDay(date) ?? date,
		court: read.Court ?? read.court,
		url: addressOf(read.CaseUrl ?? read.caseUrl, read.CaseId ?? read.caseId),
		type: read.TypeTitle ?? read.typeTitle ?? TYPES[type ?? ''] ?? type,
		plaintiffs: plaintiffs.map(sideOf),
		defendants: defendants.map(sideOf),
		match: matchOf([...plaintiffs, ...defendants], person),
	};
}

/** Found by name: a case none of whose sides bears it may name the person as a third party (`look`). */
function matchOf(all: readonly Side[], person: Person): Match {
	const matches = all.map(({ name }) =>
		name === null ? null : matchPerson(person, { name, birthDate: null }),
	);
	return matches.includes('name-only') ? 'name-only' : 'look';
}

function sideOf({ name, adress, address, inn }: Side): CourtSide {
	return { name, inn, address: adress ?? address };
}

function addressOf(url: string | null, id: string | null): string | null {
	if (url?.startsWith(SITE)) return url;
	return id !== null && GUID.test(id) ? `${SITE}Card/${id}` : null;
}
