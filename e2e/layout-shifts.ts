import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
};

/** Watches a page for what moves in view without having been asked to; to be called before it is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
				// Tools round to three places; less is a rounded edge of a line.
				if (hadRecentInput || value < 0.001) continue;
				const moved = sources.map(({ node }) => node?.parentElement?.textContent?.slice(0, 40));
				shifts.push(`${value}: ${moved.join(' | ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
