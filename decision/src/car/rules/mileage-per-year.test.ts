import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspections } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-per-year.ts';

test('a year that no private person drives', () => {
	const diagnostic = inspections(['2024-05-14', 10_000], ['2025-05-14', 95_000], ['2026-05-14', 160_000]);
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		'С 14.05.2024 по 14.05.2025 пробег вырос на 85 000 км: частные машины столько не ездят.',
	]);
	expect(findingsOf(rule, { diagnostic })[0]).toMatchObject({
		severity: 'clarify',
		record: 'diagnosticCards.1',
	});
});

test('half a year of it, over readings that stand closer', () => {
	const diagnostic = inspections(['2025-01-10', 10_000], ['2025-03-10', 22_000], ['2025-07-20', 45_000]);
	expect(sentencesOf(rule, { diagnostic })[0]).toContain('на 35 000 км');
});

test.each([
	['a year of 60 000 km', inspections(['2024-05-14', 10_000], ['2025-05-14', 70_000])],
	['a holiday', inspections(['2025-06-01', 50_000], ['2025-07-01', 58_000])],
	['a slip of the pen', inspections(['2024-05-14', 10_000], ['2025-05-14', 950_000])],
	['null fields', inspections(['2024-05-14', 10_000], [null, 95_000])],
	['silence', silent()],
])('%s: no reason', (_, diagnostic) => {
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
});
