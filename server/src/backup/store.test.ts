import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, testClock } from '../answers/testing/test-clock.ts';
import { journalDeletions } from '../store/deletion-journal.ts';
import { deletion } from '../store/schema/deletion.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { oldestDeletion } from './forgetting.ts';
import { exportSome, purgeExported, withExportLock } from './store.ts';

const NOW = testClock().now();
const OLD = new Date(NOW.getTime() - 402 * DAY_MS);

const database = setUpDatabase();
beforeEach(async () => {
	await database.store.db.delete(deletion);
});

const add = (...moments: readonly Date[]) =>
	journalDeletions(
		database.store,
		moments.map((at) => ({ at, what: 'account', whom: randomUUID() })),
	);
const exportAll = () => exportSome(database.store, NOW, async () => {});
const momentsLeft = async () =>
	(await database.store.db.select({ at: deletion.at }).from(deletion).orderBy(asc(deletion.id))).map(
		({ at }) => at,
	);

describe('the table of deletions', () => {
	const purge = (atMost = 1000) => purgeExported(database.store, oldestDeletion(NOW, 400), atMost);

	test('loses what is old and stands in the journal outside, at most so many rows at a time', async () => {
		await add(OLD, NOW, OLD, OLD);
		await exportAll();
		expect([await purge(2), await purge(2), await purge(2)]).toEqual([2, 1, 0]);
		expect(await momentsLeft()).toEqual([NOW]);
	});

	test('never loses a deletion that stands nowhere else', async () => {
		await add(OLD, OLD);
		expect(await purge()).toBe(0);
		expect(await momentsLeft()).toEqual([OLD, OLD]);
	});
});

describe('the journal outside the store', () => {
	test('is not appended to while it is rewritten, and what waits is exported afterwards', async () => {
		await add(NOW);
		const done = await withExportLock(database.store, async () => {
			expect(await exportAll()).toBe(0);
		});
		expect(done).toBe(true);
		expect(await exportAll()).toBe(1);
	});

	test('is not rewritten while another process appends to it', async () => {
		await add(NOW);
		let isRewritten: boolean | null = null;
		await exportSome(database.store, NOW, async () => {
			isRewritten = await withExportLock(database.store, async () => {});
		});
		expect(isRewritten).toBe(false);
		expect(await withExportLock(database.store, async () => {})).toBe(true);
	});
});
