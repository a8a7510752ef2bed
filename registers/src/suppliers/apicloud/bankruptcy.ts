import type { BankruptcyBlock, BankruptcyItem } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import { keepFitting } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import { fullName } from '../../spellings.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

/** `dopInfo` asks the card of each record too, which tells the birth date. */
export function askBankruptcy(person: Person): ApicloudCall {
	const query = { type: 'searchString', string: fullName(person), legalStatus: 'fiz', dopInfo: '1' };
	return { file: 'bankrot.php', query };
}

/** Every field comes as `{ title, value }`; a bare value is understood too. */
const Wrapped = node({ value: oneLine });
const field = (row: unknown, name: string): string | null => {
	const value = isRecord(row) && Object.hasOwn(row, name) ? row[name] : null;
	return isRecord(value) ? Wrapped.parse(value).value : oneLine.parse(value);
};

/** Records of this person: sure by the birth date, possibly a namesake's without it. */
export function readApicloudBankruptcy(body: Body, person: Person): ApicloudReading<BankruptcyBlock> {
	const list = readApicloudRows(
		body,
		{ name: 'rez', counted: ['num', 'totalCount'], denial: 'sentence' },
		readRecord,
	);
	if (list.kind !== 'rows') return list;
	const rows = keepFitting(person, list.rows, ({ fio, birthDate }) => ({ name: fio, birthDate }));
	if (rows.length === 0 && list.skipped === 0) return { kind: 'none' };
	const pageData = rows.map(({ birthDate: _, ...item }) => item);
	return { kind: 'facts', facts: { result: { pageData } }, skipped: list.skipped };
}

type Record = Omit<BankruptcyItem, 'match'> & { readonly birthDate: string | null };

function readRecord(row: unknown): Record | null {
	const fio = field(row, 'fio');
	if (fio === null) return null;
	// The supplier spells it with an «n» too many.
	const number = field(row, 'lastLegalCasenNumber') ?? field(row, 'lastLegalCaseNumber');
	const description = field(row, 'description') ?? field(row, 'status');
	const updated = field(row, 'updateDate');
	return {
		fio,
		inn: field(row, 'inn'),
		snils: field(row, 'snils'),
		category: field(row, 'category'),
		region: field(row, 'region'),
		address: field(row, 'address'),
		arbitrManagerFio: field(row, 'arbitrManagerFio'),
		guid: field(row, 'guid'),
		lastLegalCase:
			number === null && description === null
				? null
				: { number, status: { description, date: readDay(updated) ?? updated } },
		extrajudicialBankruptcy: null,
		birthDate: field(row, 'dopInfo-birthdateBankruptcy'),
	};
}
