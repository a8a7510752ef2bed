import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListPage, readPages, readSpellings } from './pages.ts';

const raw = { contentType: 'application/json', body: new Uint8Array() };
const shows = (rows: readonly unknown[], total: number | null): ListPage => ({ ok: true, rows, total, raw });
const silent: ListPage = { ok: false, failure: { state: 'unreachable', detail: 'down' } };

async function read(pages: readonly ListPage[], mostPages = 3) {
	const offsets: number[] = [];
	const list = await readPages(async (offset) => {
		offsets.push(offset);
		return pages[offsets.length - 1] ?? silent;
	}, mostPages);
	return { list, offsets };
}

describe('a list', () => {
	test('is read until it has shown as many rows as it counts', async () => {
		const { list, offsets } = await read([shows([1, 2], 3), shows([3], 3)]);
		expect(list).toMatchObject({ ok: true, rows: [1, 2, 3], unread: 0 });
		expect(offsets).toEqual([0, 2]);
	});

	test.each([
		['that is longer than we read', [shows([1, 2], 9), shows([3, 4], 9), shows([5, 6], 9)], 3],
		['whose second page does not come', [shows([1, 2], 3), silent], 1],
		['whose second page is empty', [shows([1, 2], 3), shows([], 3)], 1],
		['that counts and shows nothing', [shows([], 4), shows([], 4)], 4],
		['that counts fewer rows than it shows', [shows([1, 2], 1)], 1],
		['without a count', [shows([1], null)], 1],
		['that shows a row again instead of the next', [shows([1, 2], 3), shows([2], 3)], 1],
	])('%s tells how many rows were not read', async (_, pages, unread) => {
		expect((await read(pages)).list).toMatchObject({ ok: true, unread });
	});

	test('that is empty without a count says nothing, and one whose first page fails neither', async () => {
		expect((await read([shows([], null)])).list).toMatchObject({ failure: { state: 'unreadable' } });
		expect((await read([silent])).list).toEqual(silent);
	});

	test('may be as deep as it likes', async () => {
		const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
		expect((await read([shows([deep, 1], 2)])).list).toMatchObject({ ok: true, unread: 0 });
	});

	test('is whole only where as many different rows were shown as it counts', async () => {
		const page = fc.record({
			rows: fc.array(fc.nat(9), { maxLength: 4 }),
			total: fc.option(fc.nat(8)),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 4 }), async (pages) => {
				const { list, offsets } = await read(pages.map(({ rows, total }) => shows(rows, total)));
				expect(offsets.length).toBeLessThanOrEqual(3);
				if (list.ok) expect(list.unread === 0).toBe(new Set(list.rows).size === pages[0]?.total);
				else expect(pages[0]).toEqual({ rows: [], total: null });
			}),
		);
	});
});

describe('a question in several spellings', () => {
	const ask = (...pages: readonly ListPage[]) =>
		readSpellings(
			pages.map((page) => async () => page),
			3,
		);

	test('is answered by all of them together, each row once', async () => {
		const answers = await ask(shows([{ id: 1 }, { id: 2 }], 2), shows([{ id: 2 }], 1), shows([], 0));
		expect(answers).toMatchObject({ ok: true, rows: [{ id: 1 }, { id: 2 }], unread: 0, failed: null });
	});

	test('tells which failure kept one of them silent', async () => {
		const answers = await ask(silent, shows([1], 1));
		expect(answers).toMatchObject({ ok: true, rows: [1], failed: { state: 'unreachable' } });
		expect(await ask(silent, silent)).toEqual(silent);
		expect(await ask()).toMatchObject({ ok: false });
	});

	test('asks no further one once one of them was not answered', async () => {
		let asked = 0;
		const count = (page: ListPage) => async () => {
			asked += 1;
			return page;
		};
		const spellings = [shows([1], 1), silent, shows([2], 1), shows([3], 1)].map(count);
		expect(await readSpellings(spellings, 3)).toMatchObject({ ok: true, failed: { state: 'unreachable' } });
		expect(asked).toBeLessThan(4);
	});

	test('in more spellings than are asked has not been read to its end', async () => {
		const none = Array.from({ length: 7 }, () => shows([], 0));
		expect(await ask(...none)).toMatchObject({ ok: true, rows: [], unread: 1 });
		expect(await ask(...none.slice(1))).toMatchObject({ ok: true, rows: [], unread: 0 });
	});
});
