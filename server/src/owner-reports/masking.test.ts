import type {
	ArbiterItem,
	BankruptcyItem,
	BlockData,
	PledgeItem,
} from '@avtosverka/contract/owner-report/blocks';
import { describe, expect, test } from 'vitest';
import { documentOf } from './document.ts';
import { RETRY_SCHEDULE } from './life.ts';
import { maskOthers } from './masking.ts';
import type { OpenBlock, OpenReport } from './open-report.ts';
import { presentReport } from './present.ts';
import { SAMPLE_REPORT } from './sample.ts';

const NAMESAKE: BankruptcyItem = {
	fio: 'Примеров Пётр Образцович',
	inn: '500300000184',
	snils: '123-456-789 01',
	category: 'Физическое лицо',
	region: 'Примерная область',
	address: '000000, г. Образцовск, ул. Тестовая, д. 1, кв. 1',
	arbitrManagerFio: 'Тестова Тамара Тестовна',
	guid: null,
	lastLegalCase: null,
	extrajudicialBankruptcy: null,
	match: 'name-only',
};
const CASE: ArbiterItem = {
	caseNumber: 'А00-1234/2023',
	date: '2023-05-11',
	court: 'АС Примерной области',
	caseUrl: null,
	caseDetails: {
		status: null,
		type: null,
		plaintiffs: [{ name: 'ООО «ПРИМЕР»', details: 'ИНН 0000000018, г. Образцовск, ул. Тестовая, д. 3' }],
		defendants: [
			{ name: 'Примеров П. О.', details: 'ИНН 500300000184, г. Образцовск, ул. Тестовая, д. 1' },
			{ name: 'Образцов Иван Примерович', details: null },
		],
	},
	match: 'name-only',
};
const bankrupts = (...pageData: BankruptcyItem[]) => ({ result: { pageData } });

describe('of somebody who may be another person', () => {
	test.each(['name-only', 'look'] as const)(
		'a bankruptcy (%s) tells the ends of his numbers and his region',
		(match) => {
			expect(maskOthers('bankruptcy', bankrupts({ ...NAMESAKE, match }))).toEqual(
				bankrupts({ ...NAMESAKE, match, inn: '5003••••••84', snils: '123-4••-••• 01', address: null }),
			);
		},
	);

	test('a case tells the ends of his number; of a firm everything', () => {
		const { plaintiffs, defendants } = maskOthers('arbiter', { items: [CASE] }).items[0]?.caseDetails ?? {};
		expect(plaintiffs).toEqual(CASE.caseDetails.plaintiffs);
		expect(defendants).toEqual([
			{ name: 'Примеров П. О.', details: 'ИНН 5003••••••84' },
			{ name: 'Образцов Иван Примерович', details: null },
		]);
	});

	test('a pledge tells the ends of the number that stands beside a name', () => {
		const item = { pledgors: ['Примеров П. О., ИНН 500300000184'], pledgees: ['АО «БАНК», ИНН 0000000018'] };
		const masked = maskOthers('pledge', { pageData: [{ ...item, match: 'name-only' } as PledgeItem] });
		expect(masked.pageData[0]).toMatchObject({
			pledgors: ['Примеров П. О., ИНН 5003••••••84'],
			pledgees: ['АО «БАНК», ИНН 0000000018'],
		});
	});

	test('neither the page nor the document has more', () => {
		const facts: Partial<BlockData> = { bankruptcy: bankrupts(NAMESAKE), arbiter: { items: [CASE] } };
		const blocks = SAMPLE_REPORT.blocks.map((block) => ({
			...block,
			facts: facts[block.register] ?? block.facts,
		}));
		const report: OpenReport = { ...SAMPLE_REPORT, blocks: blocks as OpenBlock[] };
		const page = presentReport(report, { viewer: null, now: new Date(), retrySchedule: RETRY_SCHEDULE });
		const paper = documentOf(report)?.blocks;
		for (const text of [JSON.stringify([page.bankruptcy, page.arbiter]), JSON.stringify(paper)]) {
			expect(text).toContain('5003••••••84');
			for (const secret of ['500300000184', '123-456-789 01', 'ул. Тестовая, д. 1, кв. 1'])
				expect(text).not.toContain(`"${secret}"`);
			expect(text).not.toContain('500300000184');
		}
	});
});

test('the person who was asked about is told of as the register does', () => {
	const own = bankrupts({ ...NAMESAKE, match: 'exact' });
	expect(maskOthers('bankruptcy', own)).toEqual(own);
});
