import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import type { NamePart, Passport } from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { bestMatch, matchesIn } from './matches.ts';
import type { OpenBlock, OpenReport } from './open-report.ts';

/** Who does not exist cannot be hurt by a sample; numbers of documents are zeros for the same reason. */
const PERSON = {
	lastName: 'Примеров' as NamePart,
	firstName: 'Пётр' as NamePart,
	middleName: 'Образцович' as NamePart,
	birthDate: '1980-02-01',
	passport: '4500000079' as Passport,
};
const NAME = `${PERSON.lastName} ${PERSON.firstName} ${PERSON.middleName}`;
const CREATED_AT = new Date('2026-11-21T07:40:00Z');
const ANSWERED_AT = new Date('2026-11-21T07:40:12Z');

const DEBTOR = { fullName: NAME, birthDate: PERSON.birthDate, birthPlace: 'г. Образцовск' };
const BAILIFF = {
	bailiff: { name: 'Образцова О. О.', phone: '+7 (000) 000-00-00' },
	bailiffDepartment: {
		name: 'ОСП по Образцовскому району',
		address: '000000, г. Образцовск, ул. Тестовая, д. 2',
	},
};

/** No guid and no link: there is nothing behind them. */
const FACTS: BlockData = {
	passport: { isValid: true },
	inn: { state: 1, inn: '000000000184' },
	fssp: {
		items: [
			{
				executiveProduction: { number: '10001/24/99001-ИП', date: '2024-03-12' },
				debtor: DEBTOR,
				executiveDocument: {
					type: 'Судебный приказ',
					authority: 'Судебный участок № 1 Образцовского района',
				},
				debt: { subject: 'Задолженность по кредитным платежам', amount: 201_500.4 },
				...BAILIFF,
				closed: null,
				match: 'exact',
			},
			{
				executiveProduction: { number: '10003/19/99001-ИП', date: '2019-10-12' },
				debtor: DEBTOR,
				executiveDocument: { type: 'Исполнительный лист', authority: 'Образцовский районный суд' },
				debt: { subject: 'Штраф ГИБДД', amount: null },
				...BAILIFF,
				closed: { date: '2021-06-30', article: '46' },
				match: 'exact',
			},
		],
		total: 201_500.4,
	},
	bankruptcy: {
		result: {
			pageData: [
				{
					fio: NAME,
					inn: '000000000184',
					snils: null,
					category: 'Физическое лицо',
					region: 'Примерная область',
					address: '000000, г. Образцовск, ул. Тестовая, д. 1, кв. 1',
					arbitrManagerFio: 'Тестова Тамара Тестовна',
					guid: null,
					lastLegalCase: {
						number: 'А00-1234/2023',
						status: { description: 'Реализация имущества', date: '2023-06-20' },
					},
					extrajudicialBankruptcy: null,
					match: 'exact',
				},
			],
		},
	},
	pledge: {
		pageData: [
			{
				referenceNumber: '2023-000-000041-000',
				registrationTime: '2023-11-24T10:10:28',
				pledgors: [NAME],
				pledgees: ['АО «ПРИМЕРБАНК»'],
				subjects: ['XTA21144094786239'],
				guid: null,
				match: 'name-only',
			},
		],
	},
	arbiter: {
		items: [
			{
				caseNumber: 'А00-1234/2023',
				date: '2023-05-11',
				court: 'АС Примерной области',
				caseUrl: null,
				caseDetails: {
					status: null,
					type: 'Банкротство',
					plaintiffs: [{ name: 'ООО «ПРИМЕР»', details: 'ИНН 0000000018' }],
					defendants: [{ name: NAME, details: 'ИНН 000000000184' }],
				},
				match: 'exact',
			},
		],
	},
	fsin_wanted: {
		items: [
			{
				imageUrl: 'example',
				title: NAME,
				description: 'Однофамилец: дата рождения не указана',
				territory: 'УФСИН по Примерной области',
				federal: null,
				match: 'name-only',
			},
		],
	},
	terrorist: {
		data: [
			{
				FullName: `${NAME}, г. Образцовск`,
				TerroristTypeName: 'Физические лица',
				StatusName: 'Действующий',
				match: 'look',
			},
		],
	},
};

const SOURCES: Readonly<Record<PersonRegister, SupplierId>> = {
	passport: 'apicloud',
	inn: 'fns',
	fssp: 'fssp',
	bankruptcy: 'efrsb',
	pledge: 'fedresurs',
	arbiter: 'apicloud',
	fsin_wanted: 'fsin',
	terrorist: 'fedsfm',
};

function blockOf<R extends PersonRegister>(register: R): OpenBlock {
	return {
		register,
		facts: FACTS[register],
		state: 'found',
		source: SOURCES[register],
		asOf: ANSWERED_AT,
		match: bestMatch(matchesIn(register, FACTS[register])),
		reason: null,
		skippedRows: 0,
		attempts: 1,
		answered: true,
		nextAt: null,
	};
}

/** The report that everybody may see before they buy one: invented, paid for, complete, and never purged. */
export const SAMPLE_REPORT: OpenReport = {
	uuid: SAMPLE_REPORT_UUID,
	accountId: null,
	person: PERSON,
	createdAt: CREATED_AT,
	paidAt: ANSWERED_AT,
	completedAt: ANSWERED_AT,
	email: null,
	returned: null,
	blocks: PERSON_REGISTERS.map(blockOf),
};
