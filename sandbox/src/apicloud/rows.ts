import type {
	BailiffCase,
	BankruptcyRecord,
	CourtCase,
	CourtSide,
} from '../subjects/person-rows/row-types.ts';
import { type Body, russianDay } from './words.ts';

/** A bailiffs' case in the supplier's columns. */
export function bailiffRow({ debtor, writ, debt, closed, ...row }: BailiffCase): Body {
	const { kind, on, number, authority } = writ;
	return {
		debtor_name: debtor.name,
		debtor_address: debtor.birthPlace,
		debtor_dob: russianDay(debtor.born),
		process_title: row.number,
		process_date: russianDay(row.on),
		process_total: row.consolidated ?? '',
		recIspDoc: `${kind} от ${russianDay(on)} № ${number} ${authority}`,
		stopIP:
			closed === null
				? ''
				: `${russianDay(closed.on)} ст. ${closed.article} ч. ${closed.part} п. ${closed.item}`,
		subject: debt?.kind ?? '',
		sum: debt === null ? '' : (debt.rest + debt.fee).toFixed(2),
		subjectArray:
			debt === null
				? []
				: [
						{ title: 'Сумма долга', sum: debt.sum.toFixed(2) },
						{ title: 'Остаток долга по исполнительному документу', sum: debt.rest.toFixed(2) },
						{ title: 'Исполнительский сбор', sum: debt.fee.toFixed(2) },
					],
		document_organization: `${row.department.name}, ${row.department.address}`,
		document_type: debt === null ? '' : `${debt.kind}: ${debt.rest.toFixed(2)} руб.`,
		officer_name: row.bailiff.name,
		officer_phones: [row.bailiff.phones],
	};
}

/** A bankruptcy: every field with its title; the birth date only with `dopInfo`. */
export function bankruptcyRow(record: BankruptcyRecord, withCard: boolean): Body {
	const { courtCase, outOfCourt } = record;
	const fields: readonly (readonly [string, string, string | null])[] = [
		['guid', 'guid', record.guid],
		['fio', 'ФИО', record.name],
		['inn', 'ИНН', record.inn],
		['snils', 'СНИЛС', record.snils],
		['category', 'Категория', record.category],
		['region', 'Регион', record.region],
		['arbitrManagerFio', 'Арбитражный управляющий', record.manager],
		['address', 'Адрес', record.address],
		['lastLegalCasenNumber', 'Номер дела', courtCase?.number ?? null],
		['status', 'Статус', courtCase?.code ?? null],
		['description', 'Описание', courtCase?.stage ?? (outOfCourt ? 'Внесудебное банкротство' : null)],
		['updateDate', 'Дата обновления', russianDay(courtCase?.on ?? outOfCourt?.on ?? '')],
		['isActive', 'Активно', courtCase ? '1' : '0'],
		...(withCard
			? ([
					['dopInfo-birthdateBankruptcy', 'Дата рождения', russianDay(record.born)],
					['dopInfo-birthplaceBankruptcy', 'Место рождения', record.birthPlace],
				] as const)
			: []),
	];
	return Object.fromEntries(fields.map(([name, title, value]) => [name, { title, value }]));
}

const TITLES: Readonly<Record<CourtCase['kind'], string>> = {
	bankruptcy: 'Банкротное дело',
	civil: 'Гражданское дело',
	civil_simple: 'Гражданское дело',
	administrative: 'Административное дело',
};

export function courtRow(row: CourtCase): Body {
	return {
		CaseId: row.id,
		CaseNumber: row.number,
		RegistrationDate: russianDay(row.on),
		Type: row.kind,
		TypeTitle: TITLES[row.kind],
		Court: row.court,
		Judge: row.judge,
		CaseUrl: `https://kad.arbitr.ru/Card/${row.id}`,
		Plaintiff: row.plaintiffs.map(sideOf),
		Respondent: row.respondents.map(sideOf),
	};
}

const HIDDEN = 'Данные скрыты';

function sideOf({ name, inn, address }: CourtSide): Body {
	return { name, adress: address ?? HIDDEN, inn: inn ?? HIDDEN };
}
