import type { BlockData, FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { ReportDocument, StoredBlock } from '../../owner-reports.ts';

const AS_OF = new Date('2026-11-21T07:42:00Z');

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

/** One enforcement case; `number` tells it from others. */
export function enforcement(number: number): FsspItem {
	return {
		executiveProduction: { number: `${number}/26/77001-ИП`, date: '2026-03-04' },
		debtor: { fullName: 'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ', birthDate: '1980-02-01', birthPlace: 'Г. МОСКВА' },
		executiveDocument: {
			type: `Судебный приказ от 01.02.2026 № ВС ${number}`,
			authority: 'СУДЕБНЫЙ УЧАСТОК МИРОВОГО СУДЬИ № 1 ТВЕРСКОГО РАЙОНА Г. МОСКВЫ',
		},
		debt: { subject: 'Задолженность по кредитным платежам (кроме ипотеки)', amount: 12_500.5 },
		bailiff: { name: 'ТЕСТОВА Т. Т.', phone: '+7 (495) 000-00-00' },
		bailiffDepartment: { name: 'Тверской РОСП', address: '125000, Россия, г. Москва, ул. Примерная, д. 1' },
		closed: null,
		match: 'exact',
	};
}

/** Something in every register; texts as long as registers write them. */
export const EVERYTHING: BlockData = {
	passport: { isValid: false },
	inn: { state: 1, inn: '000000000184' },
	fssp: {
		items: [
			enforcement(101),
			{ ...enforcement(102), closed: { date: '2026-05-06', article: '46' }, match: 'look' },
			{ ...enforcement(103), debt: { subject: null, amount: null } },
		],
		total: 12_500.5,
	},
	bankruptcy: {
		result: {
			pageData: [
				{
					fio: 'Примеров Пётр Образцович',
					inn: '000000000184',
					snils: '000-000-000 00',
					category: 'Физическое лицо',
					region: 'Москва',
					address: 'г. Москва, ул. Примерная, д. 1, кв. 2',
					arbitrManagerFio: 'Образцов Иван Примерович',
					guid: '7d1f9a52-0000-4000-8000-00000000000a',
					lastLegalCase: {
						number: 'А40-000001/2026',
						status: { description: 'Реализация имущества', date: '2026-09-10' },
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
				referenceNumber: '2026-001-000001-001',
				registrationTime: '2026-04-04T12:00:00',
				pledgors: ['ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ'],
				pledgees: ['Публичное акционерное общество «Образцовый банк»'],
				subjects: ['VIN XTA21144094786239, автомобиль легковой', `Иное имущество ${'Ж'.repeat(120)}`],
				guid: '7d1f9a52-0000-4000-8000-00000000000b',
				match: 'name-only',
			},
			{
				referenceNumber: '2026-001-000002-001',
				registrationTime: null,
				pledgors: [],
				pledgees: [],
				subjects: ['Ж'],
				guid: null,
				match: 'name-only',
			},
		],
	},
	arbiter: {
		items: [
			{
				caseNumber: 'А40-000002/2026',
				date: '2026-02-03',
				court: 'АС города Москвы',
				caseUrl: 'https://kad.arbitr.ru/Card/7d1f9a52-0000-4000-8000-00000000000c',
				caseDetails: {
					status: 'Рассматривается в первой инстанции',
					type: 'Гражданское',
					plaintiffs: [{ name: 'ООО «Пример»', details: 'ИНН 0000000000' }],
					defendants: [
						{ name: 'Примеров Пётр Образцович', details: null },
						{ name: 'ООО «Образец»', details: null },
					],
				},
				match: 'name-only',
			},
		],
	},
	fsin_wanted: {
		items: [
			{
				imageUrl: 'example',
				title: 'Примеров Пётр Образцович, 01.02.1980',
				description: 'Скрылся из-под надзора',
				territory: 'УФСИН России по г. Москве',
				federal: 'Да',
				match: 'exact',
			},
		],
	},
	terrorist: {
		data: [
			{
				FullName: 'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ, 01.02.1980 г.р.',
				TerroristTypeName: 'Национальный',
				StatusName: 'Действующий',
				match: 'exact',
			},
		],
	},
};

/** A paid, completed report of an invented person; what `data` leaves out is clear. */
export function paidReport(
	data: Partial<BlockData> = EVERYTHING,
	changes: Partial<ReportDocument> = {},
	ofBlocks: { readonly [R in PersonRegister]?: Partial<StoredBlock> } = {},
): ReportDocument {
	const blocks = PERSON_REGISTERS.map((register) => {
		const facts = data[register] ?? null;
		const isGood = facts === null || register === 'inn';
		return {
			register,
			facts,
			verdict: isGood ? 'ok' : 'fail',
			state: facts === null ? 'clear' : 'found',
			source: SOURCES[register],
			asOf: AS_OF,
			match: facts === null ? null : 'exact',
			reason: null,
			skippedRows: 0,
			...ofBlocks[register],
		} as StoredBlock;
	});
	return {
		uuid: '5a0c1b9e-0000-4000-8000-000000000001',
		lastName: 'Примеров',
		firstName: 'Пётр',
		middleName: 'Образцович',
		birthDate: '01.02.1980',
		passport: '00 00 ••••00',
		createdAt: AS_OF,
		paidAt: AS_OF,
		completedAt: AS_OF,
		email: null,
		returned: null,
		blocks,
		...changes,
	};
}
