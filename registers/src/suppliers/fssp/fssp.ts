import { readDay } from '../../reading/date.ts';
import type { EnforcementCase } from '../../registers/fssp.ts';
import { readDebt } from './sums.ts';
import { COLUMNS, type FsspRow } from './wire.ts';

/** «10001/15/99001-ИП от 12.10.2015». */
const PROCEEDINGS = /^(\d+\/\d+\/\d+\S*)(?:\s+от\s+(\S+))?/;
const ARTICLE = /ст\.?\s*(\d+)/i;
/** Lines among a writ's that are not who issued it. */
const NO_AUTHORITY = /^(?:ИНН|\d{10}(?:\d{2})?$|постановление)/i;
/** «Empty», as registers write it. */
const DASHES = /^[-–—]+$/;

/** Reads a row of the table; null where it is not one of a case. Never throws. */
export function readCase(row: FsspRow): EnforcementCase | null {
	const [debtor = [], proceedings = [], writ = [], end = [], , debt = [], department = [], bailiff = []] =
		row;
	const [, number, on] =
		proceedings.map((line) => PROCEEDINGS.exec(line)).find((found) => found !== null) ?? [];
	if (row.length < COLUMNS || number === undefined) return null;
	return {
		number,
		date: dayOrText(on ?? null),
		debtor: readDebtor(debtor),
		writ: {
			title: writ[0] ?? null,
			issuedBy: writ.slice(1).find((line) => !NO_AUTHORITY.test(line)) ?? null,
		},
		...readDebt(debt),
		bailiff: { name: bailiff[0] ?? null, phone: [...new Set(bailiff.slice(1))].join(', ') || null },
		department: { name: department[0] ?? null, address: department.slice(1).join(', ') || null },
		closed: readEnd(end.filter((line) => !DASHES.test(line))),
	};
}

/** Name, birth date and «, РОССИЯ, , , Г. ОБРАЗЦОВСК, , ,». */
function readDebtor([name, ...rest]: readonly string[]): EnforcementCase['debtor'] {
	const day = rest.find((line) => readDay(line) !== null);
	const place = rest
		.filter((line) => line !== day)
		.flatMap((line) => line.split(','))
		.map((part) => part.trim())
		.filter((part) => part !== '');
	return {
		name: name ?? null,
		birthDate: readDay(day ?? null),
		birthPlace: place.join(', ') || null,
	};
}

/** Null for an open case; any text there ends it, even where it cannot be read. */
function readEnd(lines: readonly string[]): EnforcementCase['closed'] {
	if (lines.length === 0) return null;
	const [day = null] = lines.map((line) => readDay(line)).filter((read) => read !== null);
	return { date: day, article: ARTICLE.exec(lines.join(' '))?.[1] ?? null };
}

function dayOrText(text: string | null): string | null {
	return readDay(text) ?? text;
}
