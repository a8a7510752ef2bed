import { describe, expect, test } from 'vitest';
import { type DetailsPage, MAX_DETAILS_PAGES, openDetailsPages } from './confirming.ts';

const signal = new AbortController().signal;
const detailsPage = (record: string | null, silent = false): DetailsPage<string> => ({ record, silent });

describe('papers', () => {
	test('are opened two at a time, and what each told stands at its row’s place', async () => {
		let open = 0;
		let most = 0;
		const record = await openDetailsPages([30, 5, 10, 1], signal, async (ms) => {
			open += 1;
			most = Math.max(most, open);
			await new Promise((resolve) => setTimeout(resolve, ms));
			open -= 1;
			return ms === 10 ? detailsPage(null) : detailsPage(`${ms}`);
		});
		expect(record).toEqual(['30', '5', null, '1']);
		expect(most).toBe(2);
	});

	test('are not opened any more once their site is silent', async () => {
		const opened: number[] = [];
		const record = await openDetailsPages([0, 1, 2, 3, 4], signal, async (row) => {
			opened.push(row);
			return row === 0 ? detailsPage(null, true) : detailsPage('told');
		});
		expect(opened).toEqual([0, 1]);
		expect(record).toEqual([null, 'told', null, null, null]);
	});

	test('are so many at most, whatever the register lists', async () => {
		const rows = Array.from({ length: 40 }, (_, place) => place);
		const record = await openDetailsPages(rows, signal, async () => detailsPage('told'));
		expect(record.filter((one) => one !== null)).toHaveLength(MAX_DETAILS_PAGES);
		expect(record).toHaveLength(40);
	});

	test('that take too long are left, and so are all when the asker leaves', async () => {
		const hangs = (_: number, signal: AbortSignal) =>
			new Promise<DetailsPage<string>>((resolve) =>
				signal.addEventListener('abort', () => resolve(detailsPage(null))),
			);
		expect(await openDetailsPages([1, 2, 3], signal, hangs, 20)).toEqual([null, null, null]);
		const asker = new AbortController();
		setTimeout(() => asker.abort(), 10);
		expect(await openDetailsPages([1, 2, 3], asker.signal, hangs, 60_000)).toEqual([null, null, null]);
	});
});
