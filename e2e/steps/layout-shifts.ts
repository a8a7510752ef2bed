import type { Page } from '@playwright/test';
import { painted } from './alive.ts';

type Shift = PerformanceEntry & {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
};

/** Watches a page for what moves in view without having been asked to; to be called before it is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		const note = (entries: PerformanceEntryList) => {
			for (const { value, hadRecentInput, sources } of entries as Shift[]) {
				// Tools round to three places; less is a rounded edge of a line.
				if (hadRecentInput || value < 0.001) continue;
				const moved = sources.map(({ node }) => node?.parentElement?.textContent?.slice(0, 40));
				shifts.push(`${value}: ${moved.join(' | ')}`);
			}
		};
		const observer = new PerformanceObserver((list) => note(list.getEntries()));
		observer.observe({ type: 'layout-shift', buffered: true });
		const noted = () => {
			note(observer.takeRecords());
			return shifts;
		};
		Object.assign(window, { notedShifts: noted });
	});
	return async () => {
		await painted(page);
		return page.evaluate(() => (window as unknown as { notedShifts(): string[] }).notedShifts());
	};
}
