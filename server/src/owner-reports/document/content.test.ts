import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { EMPTY_BLOCKS } from '@avtosverka/contract/owner-report/empty-blocks';
import { expect, test } from 'vitest';
import type { ReportDocument } from '../owner-reports.ts';
import { documentContent } from './content.ts';
import { documentDecision } from './decision.ts';

const REPORT = {
	uuid: '11111111-1111-4111-8111-111111111111',
	lastName: 'Салтыков-Щедрин',
	firstName: 'Пётр',
	middleName: '',
	createdAt: new Date('2026-11-21T07:42:00Z'),
} as ReportDocument;

const terrorist = (state: 'clear' | 'partial') =>
	documentContent({
		report: {
			...REPORT,
			blocks: [
				{
					...{ register: 'terrorist', state, facts: EMPTY_BLOCKS.terrorist, verdict: 'look' },
					...{ source: 'fedsfm', asOf: REPORT.createdAt, match: null, reason: null, skippedRows: 1 },
				},
			],
		} as ReportDocument,
		siteUrl: 'http://site.test',
		now: REPORT.createdAt,
	});

test('an answer that was not read to its end calls nothing absent', () => {
	expect(terrorist('clear').blocks[0]?.said).toBe(BLOCK_CATALOGUE.terrorist.empty);
	expect(terrorist('partial').blocks[0]?.said).toBe(
		'Среди прочитанного записей нет. Это не значит, что записей нет.',
	);
});

test('the name of somebody without a patronymic is its two words', () => {
	expect(terrorist('clear').name).toBe('Салтыков-Щедрин Пётр');
});

test('a part of the decision that throws is reported, and the document stands without it', () => {
	const failed: string[] = [];
	const broken = { ...REPORT, blocks: [{ register: 'bankruptcy', state: 'found', facts: {} }] };
	const decision = documentDecision(broken as unknown as ReportDocument, REPORT.createdAt, (part) =>
		failed.push(part),
	);
	expect(failed).toContain('signer');
	expect(decision.verdict).toBe('too-little');
	expect(Object.fromEntries(decision.facts)['Кто подписывает']).toMatch(/^Неизвестно/);
});
