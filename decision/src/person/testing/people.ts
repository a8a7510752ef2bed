import type { BlockData, FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { EMPTY_BLOCKS } from '@avtosverka/contract/owner-report/empty-blocks';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import {
	type Match,
	PERSON_REGISTERS,
	type PersonRegister,
} from '@avtosverka/contract/vocabulary/person-register';
import type { DealQuestion, PersonBlock, PersonBlocks } from '../person.ts';

/** The moment of every invented decision, and of what registers said a minute before. */
export const NOW = new Date('2026-11-22T12:00:00.000Z');
const AS_OF = '2026-11-22T11:59:00.000Z';
export const NAME = 'Примеров Пётр Образцович';
export const INN = '770000000082';
export const VIN = 'XTA21144094786239';

/** What registers tell; of those left out nothing bad is known. */
export type GivenBlocks = {
	readonly [R in PersonRegister]?: BlockData[R] | PersonBlock<R>;
};

const CLEAN: BlockData = { ...EMPTY_BLOCKS, passport: { isValid: true }, inn: { state: 1, inn: INN } };

type BlockMeta = Omit<PersonBlock, 'data'>;

/** A block in this state. */
export function blockOf<Data>(
	state: AnswerState | null,
	data: Data,
	asOf: string | null = AS_OF,
): BlockMeta & { readonly data: Data } {
	return { state, data, asOf: data === null ? null : asOf, source: 'apicloud', reason: null };
}

/** A register that did not answer. */
export function silent(): BlockMeta & { readonly data: null } {
	return blockOf('unreachable', null);
}

/** An answer that was not read to its end. */
export function partial<Data>(data: Data): BlockMeta & { readonly data: Data } {
	return blockOf('partial', data);
}

/** A question about an invented person whose registers have nothing, but for what is given. */
export function question(given: GivenBlocks, extra: Partial<DealQuestion> = {}): DealQuestion {
	const blocks = Object.fromEntries(
		PERSON_REGISTERS.map((register) => {
			const block = given[register];
			if (block !== undefined && 'state' in block && 'asOf' in block) return [register, block];
			const isEmpty = block === undefined && register !== 'passport' && register !== 'inn';
			return [register, blockOf(isEmpty ? 'clear' : 'found', (block as never) ?? CLEAN[register])];
		}),
	) as unknown as PersonBlocks;
	return {
		subject: { name: NAME, birthDate: '01.02.1980', passport: '4500 ••••79' },
		blocks,
		cars: [],
		now: NOW,
		...extra,
	};
}

/** An enforcement case that is open. */
export function enforcement(amount: number | null, match: Match = 'exact'): FsspItem {
	return {
		executiveProduction: { number: '10001/26/99001-ИП', date: '2026-03-12' },
		debtor: { fullName: NAME, birthDate: match === 'exact' ? '1980-02-01' : null, birthPlace: null },
		executiveDocument: { type: 'Судебный приказ', authority: null },
		debt: { subject: 'Кредит', amount },
		bailiff: { name: null, phone: null },
		bailiffDepartment: { name: null, address: null },
		closed: null,
		match,
	};
}

/** The bailiffs' block of these cases. */
export function fssp(...items: readonly FsspItem[]): BlockData['fssp'] {
	return { items: [...items], total: items.reduce((sum, { debt }) => sum + (debt.amount ?? 0), 0) };
}

/** A bankruptcy at a stage; without a case where the stage is undefined. */
export function bankruptcy(
	stage: string | null | undefined,
	match: Match = 'exact',
): BlockData['bankruptcy'] {
	const lastLegalCase =
		stage === undefined
			? null
			: { number: 'А40-1234/2026', status: { description: stage, date: '2026-06-20' } };
	const item = {
		...{ fio: NAME, inn: null, snils: null, category: null, region: null, address: null, guid: null },
		arbitrManagerFio: 'Тестова Тамара Тестовна',
		lastLegalCase,
		extrajudicialBankruptcy: null,
		match,
	};
	return { result: { pageData: [item] } };
}

/** A bankruptcy that no court has seen. */
export function extrajudicial(): BlockData['bankruptcy'] {
	const [item] = bankruptcy(undefined).result.pageData;
	if (item === undefined) throw new Error('no record');
	return {
		result: { pageData: [{ ...item, extrajudicialBankruptcy: { number: '7', date: '2025-01-02' } }] },
	};
}

/** Notices of pledge, one for each subject. */
export function pledge(match: Match, ...subjects: readonly string[]): BlockData['pledge'] {
	return {
		pageData: subjects.map((subject) => ({
			referenceNumber: '2026-000-000041-000',
			registrationTime: '2026-01-24T10:10:28',
			pledgors: [NAME],
			pledgees: ['АО «ПРИМЕРБАНК»'],
			subjects: [subject],
			guid: null,
			match,
		})),
	};
}

/** A case of an arbitration court between two sides. */
export function arbitration(
	[plaintiff, defendant]: readonly [string | null, string | null],
	match: Match = 'exact',
	type = 'Гражданское',
): BlockData['arbiter'] {
	const side = (name: string | null) => (name === null ? [] : [{ name, details: null }]);
	return {
		items: [
			{
				...{ caseNumber: 'А40-99/2026', date: '2026-05-11', court: 'АС города Москвы', caseUrl: null },
				caseDetails: { status: null, type, plaintiffs: side(plaintiff), defendants: side(defendant) },
				match,
			},
		],
	};
}

/** Somebody whom the penal service looks for. */
export function wanted(match: Match = 'exact'): BlockData['fsin_wanted'] {
	const item = {
		imageUrl: null,
		title: NAME,
		description: null,
		territory: 'УФСИН по г. Москве',
		federal: null,
	};
	return { items: [{ ...item, match }] };
}

/** A name of the list of terrorists and extremists. */
export function listed(match: Match = 'exact'): BlockData['terrorist'] {
	return { data: [{ FullName: NAME, TerroristTypeName: null, StatusName: 'Действующий', match }] };
}
