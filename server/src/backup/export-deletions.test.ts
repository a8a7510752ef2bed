import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, testClock } from '../answers/testing/test-clock.ts';
import { createServerMetrics } from '../server-metrics.ts';
import { journalDeletions } from '../store/deletion-journal.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { readDeletions } from './deletions-file.ts';
import { exportDeletions, forgetOldDeletions, startDeletionExport } from './export-deletions.ts';

const database = setUpDatabase();
const { path: folder, remove } = temporaryFolder();
afterAll(remove);

test('a deletion that cannot be written outside is counted after a minute, until it is written', async () => {
	const { store } = database;
	const clock = testClock();
	const errors: string[] = [];
	const log = { error: (_fields: unknown, words: string) => errors.push(words) } as never;
	const unwritten = async (path: string) => {
		const metrics = createServerMetrics({ ofProcess: false });
		await startDeletionExport({ store, clock, log, metrics }, { path, retentionDays: 400 }).stop();
		return /^avtosverka_deletions_unwritten (.+)$/m.exec(await metrics.text())?.[1];
	};
	const id = '01234567-89ab-4cde-8f01-23456789abcd';
	await journalDeletions(store, [{ at: clock.now(), what: 'account', whom: id }]);
	// A folder stands in its place.
	expect(await unwritten(folder)).toBe('0');
	expect(errors).toContain('deletions were not written down');
	clock.pass(61_000);
	expect(await unwritten(folder)).toBe('1');
	expect(await unwritten(join(folder, 'deletions.jsonl'))).toBe('0');
});

test('what several processes append while others forget is in the journal all the same', async () => {
	const { store } = database;
	const clock = testClock();
	const journal = { path: join(folder, 'shared.jsonl'), retentionDays: 400 };
	const recent = clock.now();
	const old = new Date(recent.getTime() - 402 * DAY_MS);
	const people = Array.from({ length: 40 }, () => randomUUID());
	for (const whom of people) {
		await journalDeletions(store, [
			{ at: recent, what: 'account', whom },
			{ at: old, what: 'account', whom: randomUUID() },
		]);
		const exporting = () => exportDeletions({ store, clock }, journal.path);
		const forgetting = () => forgetOldDeletions({ store, clock }, journal);
		await Promise.all([exporting(), forgetting(), exporting(), forgetting()]);
	}
	await exportDeletions({ store, clock }, journal.path);
	await forgetOldDeletions({ store, clock }, journal);
	const read = await readDeletions(journal.path);
	expect(new Set(read?.deletions.map(({ whom }) => whom))).toEqual(new Set(people));
	expect(read).toMatchObject({ unreadable: 0, since: new Date(recent.getTime() - 400 * DAY_MS) });
});
