import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { longTestsNear } from './changed-steps.ts';
import { NAMED_JOURNEYS, touchedBy, WORKSPACES } from './touched.ts';

describe('what a change touches', () => {
	test('a feature of the server: types of what imports it, and its own journeys', () => {
		expect(touchedBy(['server/src/comments/comments.ts'])).toEqual({
			workspaces: ['server', 'e2e/pages', 'scripts'],
			journeys: ['comments'],
		});
	});

	test('a feature on both sides is one set of journeys', () => {
		const paths = ['server/src/moderation/route.ts', 'web/src/features/moderation/page.tsx'];
		expect(touchedBy(paths).journeys).toEqual(['moderation']);
	});

	test.each([
		['web/src/features/owner-report/form/form.tsx', ['mail', 'owner-report', 'owner-report-form']],
		['web/src/features/payment/page.tsx', ['paid-plate', 'payment', 'payment-frame']],
		['web/src/purchase/purchase.tsx', ['paid-plate', 'payment', 'payment-frame']],
		['web/src/car/state/report-store.ts', ['late-answer', 'report', 'ten-answers']],
		['web/src/features/contract-of-sale/form.tsx', ['contract-of-sale']],
		['contract/src/comments.ts', ['comments']],
		['web/src/features/posts/route.tsx', ['links', 'markup', 'pages', 'russian']],
		['registers/src/suppliers/gibdd/dtp.ts', ['late-answer', 'report', 'ten-answers']],
		['e2e/widget.e2e.ts', ['widget']],
		['server/src/comments/comments.test.ts', []],
		['docs/map.md', []],
	])('%s leads to %j', (path, journeys) => {
		expect(touchedBy([path]).journeys).toEqual(journeys);
	});

	test('the contract, or a file of the root, touches the types of everything', () => {
		expect(touchedBy(['contract/src/plate.ts']).workspaces).toEqual(WORKSPACES);
		expect(touchedBy(['package.json']).workspaces).toEqual(WORKSPACES);
	});

	test('words and pictures touch no types', () => {
		expect(
			touchedBy(['README.md', 'docs/screens/report-phone.png', 'web/src/styles/theme.css']).workspaces,
		).toEqual([]);
	});

	test.each(WORKSPACES)('%s has types of its own to check', (folder) => {
		expect(existsSync(join(ROOT, folder, 'tsconfig.json'))).toBe(true);
		expect(touchedBy([`${folder}/src/any.ts`]).workspaces).toContain(folder);
	});

	test.each(NAMED_JOURNEYS)('the journey %s is there', (journey) => {
		expect(existsSync(join(ROOT, 'e2e', `${journey}.e2e.ts`))).toBe(true);
	});

	test('a long test runs when a file beside it has changed, and not for one elsewhere', () => {
		expect(longTestsNear(['server/src/jobs/create-jobs.ts'])).toEqual([
			'server/src/jobs/create-jobs.long.test.ts',
		]);
		expect(longTestsNear(['server/src/app.ts', 'README.md'])).not.toContain(
			'server/src/jobs/create-jobs.long.test.ts',
		);
	});
});
