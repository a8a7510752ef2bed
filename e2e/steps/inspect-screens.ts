import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { test } from '../fixtures.ts';
import { atRest } from './alive.ts';
import { inspect } from './inspect.ts';

/** One screen in one state: what to do before it is opened, and what to do there before looking. */
export type Screen = {
	readonly name: string;
	/** A function where it is known only once the run has begun. */
	readonly address: string | (() => string);
	readonly prepare?: (page: Page) => Promise<void>;
	readonly act?: (page: Page) => Promise<void>;
	/** True where a 404 is what the screen is about. */
	readonly isMissing?: boolean;
	/** Where somebody else's page stands in it: that one is not ours to look at. */
	readonly foreign?: string;
};

/** A deep test for each screen: in both themes no axe finding, nothing wider than the screen. */
export function inspectScreens(screens: readonly Screen[]): void {
	test.use({ reducedMotion: 'reduce' } as object);

	test.describe('with a 404', () => {
		test.use({ forgiven: [/status of 404/] });
		inspectEach(screens.filter(({ isMissing }) => isMissing));
	});
	inspectEach(screens.filter(({ isMissing }) => !isMissing));
}

function inspectEach(screens: readonly Screen[]): void {
	for (const { name, address, prepare, act, foreign } of screens) {
		test(`${name}: axe finds nothing, and nothing is wider than the screen`, DEEP, async ({ page }, info) => {
			test.setTimeout(120_000);
			await prepare?.(page);
			const path = typeof address === 'string' ? address : address();
			await page.goto(path);
			// The sandbox's own pages have no application.
			if (path.startsWith('/')) await atRest(page);
			await act?.(page);
			// A dialog stands over what is seen, not over the whole page.
			const fullPage = !(await page.getByRole('dialog').isVisible());
			await inspect(page, info, name, { fullPage, foreign });
		});
	}
}
