import type { Person } from '@avtosverka/contract/vocabulary/person';
import { keepFitting } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { EnforcementCase } from '../../registers/fssp.ts';
import type { PersonFacts } from '../../registers/person.ts';
import { type ApicloudCall, nameParts } from './calls.ts';
import { readClosing, readDepartment, readMoney, readPhones, readWrit } from './fssp-texts.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

/** All regions, all pages, closed cases too. */
export function askFssp(person: Person): ApicloudCall {
	const query = { type: 'physical', ...nameParts(person), region: '-1', searchAll: '1', onlyActual: '0' };
	return { file: 'fssp.php', query };
}

const Row = node({
	debtor_name: oneLine,
	debtor_dob: oneLine,
	debtor_address: oneLine,
	process_title: oneLine,
	process_date: oneLine,
	recIspDoc: oneLine,
	subject: oneLine,
	document_type: oneLine,
	stopIP: oneLine,
	stopIPDate: oneLine,
	stopIPReason: oneLine,
	document_organization: oneLine,
	department_title: oneLine,
	department_address: oneLine,
	officer_name: oneLine,
});

/** Cases of this person; those of others of their name are left out by their birth date. */
export function readFssp(body: Body, person: Person): ApicloudReading<PersonFacts['fssp']> {
	const list = readApicloudRows(
		body,
		{ name: 'records', counted: ['count', 'countAll'], denial: 'sentence' },
		readCase,
	);
	if (list.kind !== 'rows') return list;
	const cases = keepFitting(person, list.rows, ({ debtor }) => ({
		name: debtor.name,
		birthDate: debtor.birthDate,
	}));
	if (cases.length === 0 && list.skipped === 0) return { kind: 'none' };
	return { kind: 'facts', facts: cases, skipped: list.skipped };
}

function readCase(row: unknown): EnforcementCase | null {
	const fields = Row.parse(row);
	// Without a number it is no case, and without a name it has no debtor.
	if (!isRecord(row) || fields.process_title === null || fields.debtor_name === null) return null;
	return {
		number: fields.process_title,
		date: readDay(fields.process_date) ?? fields.process_date,
		debtor: {
			name: fields.debtor_name,
			birthDate: readDay(fields.debtor_dob) ?? fields.debtor_dob,
			birthPlace: fields.debtor_address,
		},
		writ: readWrit(fields.recIspDoc, row.recIspDocDetail),
		subject: fields.subject ?? fields.document_type,
		amount: readMoney(row),
		bailiff: { name: fields.officer_name, phone: readPhones(row.officer_phones) },
		department: readDepartment({
			title: fields.department_title,
			address: fields.department_address,
			whole: fields.document_organization,
		}),
		closed: readClosing([fields.stopIP, fields.stopIPDate, fields.stopIPReason]),
	};
}
