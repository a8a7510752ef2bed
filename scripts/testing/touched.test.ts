import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { longTestsNear } from './changed-steps.ts';
import { touchedBy, WORKSPACES } from './touched.ts';

describe('what a change touches', () => {
	test('a feature of the server: types of what imports it, and its own journeys', () => {
		const { workspaces, journeys } = touchedBy(['server/src/comments/comments.ts']);
		expect(workspaces).toEqual(['server', 'e2e/pages', 'scripts']);
		expect(journeys).toEqual([
			'e2e/accounts/comments.e2e.ts',
			'e2e/journeys/home.desktop.e2e.ts',
			'e2e/journeys/report.desktop.e2e.ts',
			'e2e/journeys/ten-answers.e2e.ts',
			'e2e/pages/links.e2e.ts',
			'e2e/pages/markup.e2e.ts',
			'e2e/pages/pages.e2e.ts',
			'e2e/pages/russian.e2e.ts',
			'e2e/screens/comment-screens.desktop.e2e.ts',
		]);
	});

	test.each([
		['web/src/features/owner-report/form/form.tsx', ['owner-report', 'owner-report-form']],
		['server/src/payments/route.ts', ['payment', 'payment-frame']],
		['web/src/features/moderation/page.tsx', ['moderation']],
		['server/src/sign-in/route.ts', ['sign-in-google', 'sign-in-vk', 'sign-in-yandex']],
		['server/src/watches/watches.ts', ['watch', 'watch-channels']],
	])('%s leads to %j', (path, names) => {
		const { journeys } = touchedBy([path]);
		for (const name of names) expect(journeys.some((file) => file.includes(`/${name}.`))).toBe(true);
	});

	test('a journey leads to itself alone, a test and a document to none', () => {
		expect(touchedBy(['e2e/journeys/widget.e2e.ts']).journeys).toEqual(['e2e/journeys/widget.e2e.ts']);
		expect(touchedBy(['server/src/comments/comments.test.ts', 'docs/map.md']).journeys).toEqual([]);
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

	test('a long test runs when a file beside it has changed, and not for one elsewhere', () => {
		expect(longTestsNear(['server/src/jobs/create-jobs.ts'])).toEqual([
			'server/src/jobs/create-jobs.long.test.ts',
		]);
		expect(longTestsNear(['server/src/app.ts', 'README.md'])).not.toContain(
			'server/src/jobs/create-jobs.long.test.ts',
		);
	});
});
