import type { Person } from '@avtosverka/contract/vocabulary/person';
import { keepFitting } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { Bankrupt } from '../../registers/bankruptcy.ts';
import type { PersonFacts } from '../../registers/person.ts';
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
export function readApicloudBankruptcy(
	body: Body,
	person: Person,
): ApicloudReading<PersonFacts['bankruptcy']> {
	const list = readApicloudRows(
		body,
		{ name: 'rez', counted: ['num', 'totalCount'], denial: 'sentence' },
		readRecord,
	);
	if (list.kind !== 'rows') return list;
	const rows = keepFitting(person, list.rows, ({ name, birthDate }) => ({ name, birthDate }));
	if (rows.length === 0 && list.skipped === 0) return { kind: 'none' };
	const facts = rows.map(({ birthDate: _, ...row }) => row);
	return { kind: 'facts', facts, skipped: list.skipped };
}

type Record = Bankrupt & { readonly birthDate: string | null };

function readRecord(row: unknown): Record | null {
	const name = field(row, 'fio');
	if (name === null) return null;
	// The supplier spells it with an «n» too many.
	const number = field(row, 'lastLegalCasenNumber') ?? field(row, 'lastLegalCaseNumber');
	const status = field(row, 'description') ?? field(row, 'status');
	const updated = field(row, 'updateDate');
	return {
		name,
		inn: field(row, 'inn'),
		snils: field(row, 'snils'),
		category: field(row, 'category'),
		region: field(row, 'region'),
		address: field(row, 'address'),
		manager: field(row, 'arbitrManagerFio'),
		guid: field(row, 'guid'),
		lastCase:
			number === null && status === null ? null : { number, status, statusDate: readDay(updated) ?? updated },
		extrajudicial: null,
		birthDate: field(row, 'dopInfo-birthdateBankruptcy'),
	};
}
