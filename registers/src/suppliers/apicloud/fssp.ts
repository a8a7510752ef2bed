import type { FsspBlock, FsspItem } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import { readHtmlDay } from '../../html/day.ts';
import { isRecord, node, text } from '../../json/fields.ts';
import { keepFitting } from '../../person-match.ts';
import { type ApicloudCall, nameParts } from './calls.ts';
import {
	addRoublesInText,
	readClosing,
	readDepartment,
	readMoney,
	readPhones,
	readWrit,
} from './fssp-texts.ts';
import { type ApicloudReading, readRows } from './reading.ts';
import type { Body } from './wire.ts';

/** All regions, all pages, closed cases too. */
export function askFssp(person: Person): ApicloudCall {
	const query = { type: 'physical', ...nameParts(person), region: '-1', searchAll: '1', onlyActual: '0' };
	return { file: 'fssp.php', query };
}

const Row = node({
	debtor_name: text,
	debtor_dob: text,
	debtor_address: text,
	process_title: text,
	process_date: text,
	recIspDoc: text,
	subject: text,
	document_type: text,
	stopIP: text,
	stopIPDate: text,
	stopIPReason: text,
	document_organization: text,
	department_title: text,
	department_address: text,
	officer_name: text,
});

/** Cases of this person; those of others of his name are left out by their birth date. */
export function readFssp(body: Body, person: Person): ApicloudReading<FsspBlock> {
	const list = readRows(
		body,
		{ name: 'records', counted: ['count', 'countAll'], denial: 'sentence' },
		readCase,
	);
	if (list.said !== 'rows') return list;
	const items = keepFitting(person, list.rows, ({ debtor }) => ({
		name: debtor.fullName,
		birthDate: debtor.birthDate,
	}));
	if (items.length === 0 && list.skipped === 0) return { said: 'none' };
	return { said: 'facts', facts: { items: [...items], total: totalOf(items) }, skipped: list.skipped };
}

/** What is still owed by all these cases, roubles: of those that are over nothing is. */
export function totalOf(items: readonly FsspItem[]): number {
	const open = items.filter(({ closed }) => closed === null);
	return addRoublesInText(open.map(({ debt }) => debt.amount));
}

function readCase(row: unknown): Omit<FsspItem, 'match'> | null {
	const told = Row.parse(row);
	// Without its number it is no case, and without a name nobody's.
	if (!isRecord(row) || told.process_title === null || told.debtor_name === null) return null;
	return {
		executiveProduction: {
			number: told.process_title,
			date: readHtmlDay(told.process_date) ?? told.process_date,
		},
		debtor: {
			fullName: told.debtor_name,
			birthDate: readHtmlDay(told.debtor_dob) ?? told.debtor_dob,
			birthPlace: told.debtor_address,
		},
		executiveDocument: readWrit(told.recIspDoc, row.recIspDocDetail),
		debt: { subject: told.subject ?? told.document_type, amount: readMoney(row) },
		bailiff: { name: told.officer_name, phone: readPhones(row.officer_phones) },
		bailiffDepartment: readDepartment({
			title: told.department_title,
			address: told.department_address,
			whole: told.document_organization,
		}),
		closed: readClosing([told.stopIP, told.stopIPDate, told.stopIPReason]),
	};
}
