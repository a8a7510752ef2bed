import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { INSPECTED_TAG, suiteOf } from '../../scripts/testing/suites.ts';
import { expect } from '../fixtures.ts';
import { atRest, painted } from './alive.ts';

/** Pictures of the run, to be looked at. */
const SHOTS = fileURLToPath(new URL('../results/screens', import.meta.url));

/** Pictures are for people and take a third of the time: `E2E_PICTURES=on npm run test:deep -- screens`. */
const PICTURED = process.env.E2E_PICTURES === 'on';

/** Looking takes seconds: the quick suite goes on its way without. */
const INSPECTS = suiteOf(process.env) !== 'quick';

/** What else axe looks at is the same in both colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** `target-size` is of WCAG 2.2 AA, and off unless it is asked for. */
const WHAT_AXE_DOES = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } };

export type Inspection = {
	/** False where only what is in view can be seen, as under a dialog. */
	readonly fullPage?: boolean;
	/** A selector of somebody else's page, which axe leaves out. */
	readonly foreign?: string | undefined;
};

/** Themes do not depend on the size: the dark one is checked on a phone, all four are pictured. */
function coloursAt(info: TestInfo): readonly ('light' | 'dark')[] {
	return PICTURED || info.project.name === 'phone' ? ['light', 'dark'] : ['light'];
}

/**
 * Looks at what is on the screen in light and in dark colours: expects that axe finds nothing and that
 * nothing is wider than the screen, and takes a picture of each where pictures are wanted. In the quick suite
 * it does nothing.
 * @param name of the pictures
 */
export async function inspect(
	page: Page,
	info: TestInfo,
	name: string,
	{ fullPage = true, foreign }: Inspection = {},
): Promise<void> {
	if (!INSPECTS) return expect(info.tags, 'looks, and so runs in both suites').toContain(INSPECTED_TAG);
	for (const colorScheme of coloursAt(info)) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await settleColours(page);
		const path = join(SHOTS, `${name}-${info.project.name}-${colorScheme}.png`);
		if (PICTURED) await page.screenshot({ path, fullPage });
		// Axe needs a second, blank page for what it finds only where frames stand in this one.
		const isAlone = page.frames().length === 1;
		const axe = new AxeBuilder({ page }).setLegacyMode(isAlone).options(WHAT_AXE_DOES);
		if (foreign !== undefined) axe.exclude(foreign);
		if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR);
		const { violations } = await axe.analyze();
		const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`);
		expect(found, `${name} in ${colorScheme} colours`).toEqual([]);
	}
	await expectNothingWider(page, name);
}

/** Phones of the last ten years, in px, the narrowest first. */
const PHONE_WIDTHS = [320, 360, 390] as const;

/**
 * Expects that nothing is wider than any phone, once the page has all that it asks for: one that is still
 * coming is narrow for want of what is too wide. Leaves the page at the width that it had.
 */
export async function expectNarrow(page: Page, name: string): Promise<void> {
	await atRest(page);
	const size = page.viewportSize();
	for (const width of PHONE_WIDTHS) {
		await page.setViewportSize({ width, height: 740 });
		await painted(page);
		await expectNothingWider(page, `${name}, ${width} px`, SCROLLERS);
	}
	if (size !== null) await page.setViewportSize(size);
}

/**
 * Expects the same of an address, in a tab of its own: the journey's page stays as it is, and what it has
 * asked on its way is not waited for.
 */
export async function expectNarrowAt(page: Page, path: string, name: string): Promise<void> {
	const tab = await page.context().newPage();
	await tab.goto(path);
	await expectNarrow(tab, name);
	await tab.close();
}

/** What `overflow-x` may say around a part that sticks out: there it can be scrolled to. */
const SCROLLERS: readonly string[] = ['auto', 'scroll'];
/** A box of these cuts off what it holds. */
const CUTTERS: readonly string[] = ['hidden', 'clip'];

/**
 * Expects that nothing is wider than the screen, cut off or not.
 * @param excusing what `overflow-x` says of a box whose parts may stick out
 */
async function expectNothingWider(
	page: Page,
	name: string,
	excusing: readonly string[] = [...SCROLLERS, ...CUTTERS],
): Promise<void> {
	const sticking = await page.evaluate((excusing) => {
		const { scrollWidth, clientWidth } = document.documentElement;
		// One pixel is what is left of words for screen readers.
		const excuses = (one: Element) =>
			excusing.includes(getComputedStyle(one).overflowX) || one.getBoundingClientRect().width === 1;
		const isCut = (one: Element) => {
			const { right, width, height } = one.getBoundingClientRect();
			if (width === 0 || height <= 1 || right <= clientWidth + 1) return false;
			let around = one.parentElement;
			while (around !== null && around !== document.body && !excuses(around)) around = around.parentElement;
			return around === null || around === document.body;
		};
		const parts = [...document.body.querySelectorAll('main *')].filter(isCut);
		const first = parts[0]?.outerHTML.slice(0, 120);
		return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth}: ${first}` : first;
	}, excusing);
	expect(sticking, name).toBeUndefined();
}

/** Finishes the colour transitions and all other finite animations. */
async function settleColours(page: Page): Promise<void> {
	await painted(page);
	await page.evaluate(() => {
		const moving = document.getAnimations();
		const finite = moving.filter(
			({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
		);
		for (const one of finite) one.finish();
	});
	await painted(page);
}
