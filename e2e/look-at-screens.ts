import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Pictures of the run, to be looked at. */
const SHOTS = fileURLToPath(new URL('./results/screens', import.meta.url));

/** One screen in one state: what to do before it is opened, and what to do there before looking. */
export type Screen = {
	readonly name: string;
	readonly address: string;
	readonly prepare?: (page: Page) => Promise<void>;
	readonly act?: (page: Page) => Promise<void>;
	/** Where somebody else's page stands in it: that one is not ours to look at. */
	readonly foreign?: string;
};

/** Declares a test for each screen in both colours: a picture, nothing that axe finds, nothing wider than the screen. */
export function lookAtScreens(screens: readonly Screen[]): void {
	for (const colorScheme of ['light', 'dark'] as const) {
		test.describe(`in ${colorScheme} colours`, () => {
			test.use({ colorScheme, reducedMotion: 'reduce', forgiven: [/404/] } as object);

			for (const { name, address, prepare, act, foreign } of screens) {
				test(`${name}: axe finds nothing, and nothing is wider than the screen`, async ({ page }, info) => {
					test.setTimeout(120_000);
					await prepare?.(page);
					await page.goto(address, { waitUntil: 'networkidle' });
					await act?.(page);
					// A dialog stands over what is seen, not over the whole page.
					const fullPage = !(await page.getByRole('dialog').isVisible());
					const shot = join(SHOTS, `${name}-${info.project.name}-${colorScheme}.png`);
					await page.screenshot({ path: shot, fullPage });
					const axe = new AxeBuilder({ page });
					const { violations } = await (foreign ? axe.exclude(foreign) : axe).analyze();
					expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual([]);
					const overflow = await page.evaluate(
						() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
					);
					expect(overflow).toBeLessThanOrEqual(0);
				});
			}
		});
	}
}
