import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../answers/testing/test-clock.ts';
import type { Deletion } from '../store/deletion-journal.ts';
import { appendDeletions, FROM_THE_BEGINNING, latestOf, readDeletions } from './deletions-file.ts';
import { forgetDeletions, oldestBackup, oldestDeletion } from './forgetting.ts';

const NOW = new Date('2026-11-24T00:00:00Z');
const DAYS = 400;

let folder: string;
let path: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'avtosverka-forgetting-'));
	path = join(folder, 'deletions.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const deleted = (at: Date): Deletion => ({ at, what: 'account', whom: randomUUID() });

describe('the journal of deletions', () => {
	test('loses what is older than its term, and says since when it is complete', async () => {
		const [old, late, recent] = [deleted(daysAgo(402)), deleted(daysAgo(400.5)), deleted(daysAgo(1))];
		await appendDeletions(path, [old, late, recent]);
		await forgetDeletions(path, NOW, DAYS);
		expect(await readFile(path, 'utf8')).not.toContain(old.whom);
		expect(await readDeletions(path)).toEqual({
			deletions: [late, recent],
			unreadable: 0,
			since: daysAgo(DAYS),
		});
		expect((await stat(path)).mode & 0o777).toBe(0o600);
		expect(await readdir(folder)).toEqual(['deletions.jsonl']);
	});

	test('is not touched while nothing in it is old, and need not be there', async () => {
		await forgetDeletions(path, NOW, DAYS);
		expect(await readdir(folder)).toEqual([]);
		await appendDeletions(path, [deleted(daysAgo(1))]);
		const before = await stat(path);
		await forgetDeletions(path, NOW, DAYS);
		expect((await stat(path)).ino).toBe(before.ino);
		expect(await readDeletions(path)).toMatchObject({ since: FROM_THE_BEGINNING });
	});

	test('is complete only since the latest moment up to which it has forgotten, whatever its term is now', async () => {
		await appendDeletions(path, [deleted(daysAgo(50)), deleted(daysAgo(500))]);
		await forgetDeletions(path, NOW, 30);
		await appendDeletions(path, [deleted(daysAgo(450))]);
		await forgetDeletions(path, NOW, DAYS);
		expect(await readDeletions(path)).toMatchObject({ deletions: [], since: daysAgo(30) });
		const lines = (await readFile(path, 'utf8')).trim().split('\n');
		expect(lines).toHaveLength(1);
	});

	test('keeps a line that cannot be read: it tells of damage', async () => {
		await appendDeletions(path, [deleted(daysAgo(500))]);
		await appendFile(path, '{"at":"2025-01-0');
		await forgetDeletions(path, NOW, DAYS);
		const recent = deleted(daysAgo(1));
		await appendDeletions(path, [recent]);
		expect(await readDeletions(path)).toMatchObject({ deletions: [recent], unreadable: 1 });
	});

	test('forgets nothing that a backup which is still restored may lack, however often and late it forgets', async () => {
		const moments = fc.integer({ min: 0, max: 1000 }).map(daysAgo);
		const terms = fc.integer({ min: 1, max: 500 });
		await fc.assert(
			fc.asyncProperty(fc.array(moments), moments, terms, terms, async (times, forgotAt, then, now) => {
				const deletions = times.map(deleted);
				await rm(path, { force: true });
				await appendDeletions(path, deletions);
				await forgetDeletions(path, forgotAt, then);
				await forgetDeletions(path, NOW, now);
				const read = await readDeletions(path);
				const oldest = latestOf([read, { since: oldestBackup(NOW, now) }]);
				const needed = deletions.filter(({ at }) => at >= oldest);
				expect(read?.deletions).toEqual(expect.arrayContaining(needed));
				expect(read?.deletions.filter(({ at }) => at < oldestDeletion(NOW, now))).toEqual([]);
			}),
			{ numRuns: 50 },
		);
	});
});
