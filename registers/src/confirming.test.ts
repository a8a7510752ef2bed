import { describe, expect, test } from 'vitest';
import { MOST_PAPERS, openPapers, type Paper } from './confirming.ts';

const nobody = new AbortController().signal;
const paper = (told: string | null, silent = false): Paper<string> => ({ told, silent });

describe('papers', () => {
	test('are opened two at a time, and what each told stands at its row’s place', async () => {
		let open = 0;
		let most = 0;
		const told = await openPapers([30, 5, 10, 1], nobody, async (ms) => {
			open += 1;
			most = Math.max(most, open);
			await new Promise((resolve) => setTimeout(resolve, ms));
			open -= 1;
			return ms === 10 ? paper(null) : paper(`${ms}`);
		});
		expect(told).toEqual(['30', '5', null, '1']);
		expect(most).toBe(2);
	});

	test('are not opened any more once their site is silent', async () => {
		const opened: number[] = [];
		const told = await openPapers([0, 1, 2, 3, 4], nobody, async (row) => {
			opened.push(row);
			return row === 0 ? paper(null, true) : paper('told');
		});
		expect(opened).toEqual([0, 1]);
		expect(told).toEqual([null, 'told', null, null, null]);
	});

	test('are so many at most, whatever the register lists', async () => {
		const rows = Array.from({ length: 40 }, (_, place) => place);
		const told = await openPapers(rows, nobody, async () => paper('told'));
		expect(told.filter((one) => one !== null)).toHaveLength(MOST_PAPERS);
		expect(told).toHaveLength(40);
	});

	test('that take too long are left, and so are all when the asker leaves', async () => {
		const hangs = (_: number, signal: AbortSignal) =>
			new Promise<Paper<string>>((resolve) => signal.addEventListener('abort', () => resolve(paper(null))));
		expect(await openPapers([1, 2, 3], nobody, hangs, 20)).toEqual([null, null, null]);
		const asker = new AbortController();
		setTimeout(() => asker.abort(), 10);
		expect(await openPapers([1, 2, 3], asker.signal, hangs, 60_000)).toEqual([null, null, null]);
	});
});
