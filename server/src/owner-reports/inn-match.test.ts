import type { ArbiterItem, BankruptcyItem, PledgeItem } from '@avtosverka/contract/owner-report/blocks';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { describe, expect, test } from 'vitest';
import { matchByInn } from './inn-match.ts';
import type { OpenBlock } from './open-report.ts';
import { SAMPLE_REPORT } from './sample.ts';
import { blockVerdict } from './verdict.ts';

const PERSON = SAMPLE_REPORT.person;
const NAME = 'Примеров Пётр Образцович';
const OWN = '000000000184';
const OTHERS = '770000000082';

/** The block of a report of Примеров, whose INN is known by default. */
function matched(own: Partial<OpenBlock>, inn: object = { state: 1, inn: OWN }): OpenBlock {
	const blocks = SAMPLE_REPORT.blocks.map((block) => {
		if (block.register === 'inn') return { ...block, facts: inn } as OpenBlock;
		return block.register === own.register ? ({ ...block, state: 'found', ...own } as OpenBlock) : block;
	});
	return matchByInn(PERSON, blocks).find(({ register }) => register === own.register)!;
}

function bankrupt(inn: string | null, match: Match): Partial<OpenBlock> {
	const item = { fio: NAME, inn, match } as BankruptcyItem;
	return { register: 'bankruptcy', facts: { result: { pageData: [item] } } };
}

type Side = ArbiterItem['caseDetails']['plaintiffs'][number];
const firm: Side = { name: 'ООО "ПРИМЕР"', details: 'ИНН 0000000018, г. Образцовск' };
const side = (inn: string | null, name = NAME): Side => ({
	name,
	details: inn && `ИНН ${inn}, г. Образцовск`,
});

function sued(match: Match, ...defendants: Side[]): Partial<OpenBlock> {
	const item = { caseDetails: { plaintiffs: [firm], defendants }, match } as ArbiterItem;
	return { register: 'arbiter', facts: { items: [item] } };
}

function pledged(match: Match, ...pledgors: string[]): Partial<OpenBlock> {
	const item = { pledgors, pledgees: ['АО "БАНК ПРИМЕР"'], match } as unknown as PledgeItem;
	return { register: 'pledge', facts: { pageData: [item] } };
}

describe('a row with the person’s own INN', () => {
	test.each([
		['a bankruptcy', bankrupt(OWN, 'name-only')],
		['a bankruptcy under a former name', bankrupt(OWN, 'look')],
		['a case', sued('name-only', side(OWN))],
		['a case that names them otherwise', sued('look', side(OWN, 'Примерова П. О.'))],
		['a case of an entrepreneur', sued('name-only', side(OWN, `ИП ${NAME}`), side(OTHERS))],
		['a pledge', pledged('name-only', `${NAME}, ИНН ${OWN}`)],
	] as const)('is the person’s: %s', (_, block) => {
		const matchedBlock = matched(block);
		expect(matchedBlock).toMatchObject({ state: 'found', match: 'exact' });
		expect(blockVerdict(matchedBlock)).toBe('fail');
	});
});

describe('a row with another INN', () => {
	test.each([
		['a bankruptcy', bankrupt(OTHERS, 'name-only')],
		['a bankruptcy under another name', bankrupt(OTHERS, 'look')],
		['a case', sued('name-only', side(OTHERS))],
		['a case of two namesakes', sued('name-only', side(OTHERS), side(OTHERS, `ИП ${NAME}`))],
		['a pledge', pledged('name-only', `${NAME} ИНН: ${OTHERS}`)],
	] as const)('is another’s, and of it alone nothing is left: %s', (_, block) => {
		const matchedBlock = matched(block);
		expect(matchedBlock).toMatchObject({ state: 'clear', match: null });
		expect(blockVerdict(matchedBlock)).toBe('ok');
		const partly = matched({ ...block, state: 'partial', skippedRows: 1 } as Partial<OpenBlock>);
		expect(blockVerdict(partly)).toBe('look');
	});

	test('that name and birth date call the person’s own must be looked at', () => {
		expect(matched(bankrupt(OTHERS, 'exact')).match).toBe('look');
	});
});

describe('a row stays as it was', () => {
	test.each([
		['without an INN', bankrupt(null, 'name-only')],
		['with an INN whose check digits are wrong', bankrupt('000000000185', 'name-only')],
		['with a firm’s INN', sued('name-only', side(null), side('0000000018'))],
		['where one of two namesakes has none', sued('name-only', side(OTHERS), side(null))],
		['where nobody bears the name', sued('look', side(OTHERS, 'Тестова Тамара Тестовна'))],
		['of a pledge without an INN', pledged('name-only', NAME)],
	] as const)('%s', (_, block) => {
		const { facts, state, match } = matched(block);
		expect({ facts, state }).toEqual({ facts: block.facts, state: 'found' });
		expect(match).not.toBe('exact');
	});

	test.each([[{ state: 0, inn: null }], [{ state: 3, inn: null }]])('while the INN is %j', (inn) => {
		expect(matched(bankrupt(OTHERS, 'name-only'), inn).facts).toEqual(bankrupt(OTHERS, 'name-only').facts);
	});
});

test('the sample stays as it is', () => {
	expect(matchByInn(PERSON, SAMPLE_REPORT.blocks)).toEqual(SAMPLE_REPORT.blocks);
});
