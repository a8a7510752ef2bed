import { describe, expect, test } from 'vitest';
import { createServerMetrics } from '../server-metrics.ts';

async function shown(lastBackupAt: () => Promise<Date | null>, isRestoredCopy = false): Promise<string> {
	const metrics = createServerMetrics({ ofProcess: false });
	metrics.watchBackups({ lastBackupAt, isRestoredCopy });
	return metrics.text();
}

describe('metrics of backups', () => {
	test.each([
		['when the newest was written', async () => new Date('2026-11-21T07:42:00Z'), 1_795_246_920],
		['that none ever was', async () => null, 0],
		['that the store cannot say', () => Promise.reject(new Error('away')), -1],
	])('tell %s', async (_what, lastBackupAt, value) => {
		expect(await shown(lastBackupAt)).toContain(`avtosverka_last_backup_timestamp_seconds ${value}\n`);
	});

	test.each([
		[true, 1],
		[false, 0],
	])('tell whether this is a restored copy: %s', async (isRestoredCopy, value) => {
		expect(await shown(async () => null, isRestoredCopy)).toContain(`avtosverka_restored_copy ${value}\n`);
	});
});
