import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pictures of the run, to be looked at. */
const SHOTS = fileURLToPath(new URL('./results/screens', import.meta.url));

/** Longer than any change of colour lasts, ms. */
const COLOURS_SETTLE = 250;

export type Looking = {
	/** False where only what is in view can be seen, as under a dialog. */
	readonly fullPage?: boolean;
	/** A selector of somebody else's page, which axe leaves out. */
	readonly foreign?: string | undefined;
};

/**
 * Looks at what is on the screen in light and in dark colours: takes a picture of each, and expects that axe finds
 * nothing and that nothing is wider than the screen.
 * @param name of the pictures
 */
export async function look(
	page: Page,
	info: TestInfo,
	name: string,
	{ fullPage = true, foreign }: Looking = {},
): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.waitForTimeout(COLOURS_SETTLE);
		await page.screenshot({ path: join(SHOTS, `${name}-${info.project.name}-${colorScheme}.png`), fullPage });
		const axe = new AxeBuilder({ page });
		const { violations } = await (foreign === undefined ? axe : axe.exclude(foreign)).analyze();
		const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`);
		expect(found, `${name} in ${colorScheme} colours`).toEqual([]);
	}
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow, name).toBeLessThanOrEqual(0);
}
