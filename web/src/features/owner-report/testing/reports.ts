import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { BlockMeta, OwnerReport } from '@avtosverka/contract/owner-report/report';
import { UNAVAILABLE_AFTER_ATTEMPTS } from '@avtosverka/contract/vocabulary/owner-report';
import {
	type BlockVerdict,
	PERSON_REGISTERS,
	type PersonRegister,
	SHOWN_WHEN_PAID,
} from '@avtosverka/contract/vocabulary/person-register';

const UUID = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';

/** Blocks of an invented person of whom every register tells something. */
export const FULL_BLOCKS: BlockData = {
	passport: { isValid: false },
	inn: { state: 1, inn: '000000000184' },
	fssp: {
		items: [
			{
				executiveProduction: { number: '12345/26/77001-ИП', date: '2026-03-02' },
				debtor: { fullName: 'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ', birthDate: '1980-02-01', birthPlace: 'г. Примерск' },
				executiveDocument: { type: 'Судебный приказ', authority: 'Судебный участок № 1' },
				debt: { subject: 'Задолженность по кредиту', amount: 12_500.5 },
				bailiff: { name: 'Приставов П. П.', phone: '+7 000 000-00-00' },
				bailiffDepartment: { name: 'Примерский ОСП', address: 'г. Примерск, ул. Первая, 1' },
				closed: null,
				match: 'exact',
			},
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
					region: 'Примерская область',
					address: 'г. Примерск',
					arbitrManagerFio: 'Управляев У. У.',
					guid: 'a0000000-0000-4000-8000-000000000001',
					lastLegalCase: {
						number: 'А00-1/2026',
						status: { description: 'Реализация имущества', date: '2026-04-05' },
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
				referenceNumber: '2026-001-000001-111',
				registrationTime: '2026-01-02T10:20:00',
				pledgors: ['ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ'],
				pledgees: ['БАНК ПРИМЕРНЫЙ'],
				subjects: ['XTA21144094786239'],
				guid: 'b0000000-0000-4000-8000-000000000001',
				match: 'name-only',
			},
		],
	},
	arbiter: {
		items: [
			{
				caseNumber: 'А00-2/2026',
				date: '2026-05-06',
				court: 'АС Примерской области',
				caseUrl: 'https://kad.arbitr.ru/Card/c0000000-0000-4000-8000-000000000001',
				caseDetails: {
					status: 'Рассматривается',
					type: 'Гражданский',
					plaintiffs: [{ name: 'ООО «Истец»', details: 'ИНН 0000000000' }],
					defendants: [{ name: 'Примеров П. О.', details: null }],
				},
				match: 'look',
			},
		],
	},
	fsin_wanted: {
		items: [
			{
				imageUrl: 'example',
				title: 'ПРИМЕРОВ Пётр Образцович',
				description: 'Скрылся',
				territory: 'УФСИН по Примерской области',
				federal: 'Да',
				match: 'exact',
			},
		],
	},
	terrorist: {
		data: [
			{
				FullName: 'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ',
				TerroristTypeName: 'Национальный',
				StatusName: 'Действующий',
				match: 'exact',
			},
		],
	},
};

/** Blocks of whom no register has anything bad to tell. */
export const CLEAR_BLOCKS: BlockData = {
	passport: { isValid: true },
	inn: { state: 1, inn: '770000000082' },
	fssp: { items: [], total: 0 },
	bankruptcy: { result: { pageData: [] } },
	pledge: { pageData: [] },
	arbiter: { items: [] },
	fsin_wanted: { items: [] },
	terrorist: { data: [] },
};

/** When a register that has not answered is asked next. */
const NEXT_AT = '2026-11-21T10:00:00.000Z';

const META: BlockMeta = {
	state: 'found',
	source: 'fssp',
	asOf: '2026-11-21T07:42:00.000Z',
	match: 'exact',
	reason: null,
	skippedRows: 0,
	nextAt: null,
};

export type Played = {
	readonly blocks?: Partial<BlockData>;
	readonly verdicts?: Partial<Record<PersonRegister, BlockVerdict>>;
	readonly meta?: Partial<Record<PersonRegister, Partial<BlockMeta>>>;
	/** How often a register that has not answered has been asked. */
	readonly attempts?: number;
	readonly report?: Partial<OwnerReport>;
};

function each<Value>(make: (register: PersonRegister) => Value): Record<PersonRegister, Value> {
	return Object.fromEntries(PERSON_REGISTERS.map((register) => [register, make(register)])) as Record<
		PersonRegister,
		Value
	>;
}

/** A paid report with these blocks; where a block is not given, its register has not answered so far. */
export function playReport({
	blocks = {},
	verdicts = {},
	meta = {},
	attempts = 1,
	report,
}: Played = {}): OwnerReport {
	const hasBlock = (register: PersonRegister) => blocks[register] !== undefined;
	const strings = each((register) => (hasBlock(register) ? JSON.stringify(blocks[register]) : null));
	const counts = Object.fromEntries(
		PERSON_REGISTERS.map((register) => [`${register}_attempt_count`, hasBlock(register) ? 1 : attempts]),
	) as Pick<OwnerReport, `${PersonRegister}_attempt_count`>;
	return {
		report_uuid: UUID,
		last_name: 'Примеров',
		first_name: 'Пётр',
		middle_name: 'Образцович',
		passport_number: '0000 000000',
		birth_date: '01.02.1980',
		created_at: '2026-11-21T07:42:00.000Z',
		paid: true,
		ready_to_pay: true,
		report_status: PERSON_REGISTERS.every(hasBlock) ? 'completed' : 'forming',
		...strings,
		...counts,
		summary: PERSON_REGISTERS.map((block) => ({
			block,
			verdict: verdicts[block] ?? (hasBlock(block) ? 'ok' : 'unknown'),
		})),
		meta: each((register) => ({
			...META,
			...(hasBlock(register) ? {} : { state: null, source: null, asOf: null, match: null, nextAt: NEXT_AT }),
			...meta[register],
		})),
		returned: null,
		own: true,
		sample: false,
		...report,
	};
}

const FAIL = each((): BlockVerdict => 'fail');

/** The report of Примеров: something in every register. */
export const FULL_REPORT: OwnerReport = playReport({
	blocks: FULL_BLOCKS,
	verdicts: { ...FAIL, inn: 'ok', pledge: 'look', arbiter: 'look' },
});

/** The report of Тестова: nothing bad. */
export const CLEAR_REPORT: OwnerReport = playReport({
	blocks: CLEAR_BLOCKS,
	meta: each((register) => ({ state: register === 'passport' || register === 'inn' ? 'found' : 'clear' })),
	report: {
		last_name: 'Тестова',
		first_name: 'Тамара',
		middle_name: 'Тестовна',
		passport_number: '4509 111222',
		birth_date: '05.06.1991',
	},
});

/** A report whose every source has been silent five times. */
export const SILENT_REPORT: OwnerReport = playReport({
	attempts: UNAVAILABLE_AFTER_ATTEMPTS,
	meta: each(() => ({ state: 'unreachable' as const })),
});

/** The same report as one gets it who has not paid: no block, and of four not even a verdict. */
export function unpaid(report: OwnerReport): OwnerReport {
	return {
		...report,
		...each(() => null),
		paid: false,
		summary: report.summary.map(({ block, verdict }) => ({
			block,
			verdict: SHOWN_WHEN_PAID.includes(block) ? null : verdict,
		})),
		meta: each((register) => {
			const meta = report.meta[register];
			const isHidden = SHOWN_WHEN_PAID.includes(register) && report[register] !== null;
			return isHidden ? { ...meta, state: null, match: null, skippedRows: 0 } : meta;
		}),
	};
}
